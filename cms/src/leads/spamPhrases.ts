// Every repeat has a bound: without one, a message of digits or letters alone holds the only thread for a quarter of a second.

/** What contact forms are misused for. `plain` words are in honest letters too; `telling` ones hardly ever. */
type SpamSubject = { name: string; plain: RegExp; telling: RegExp }

export const spamSubjects: readonly SpamSubject[] = [
  {
    name: 'search ranking or links',
    plain: /\b(seo|serps?|digital marketing|social media marketing|lead generation)\b/gi,
    telling:
      /\b((first|top|1st) (page|spot|position)s? (of|on|in) (google|search)|page (one|1) of google|rank(s|ed|ing)? (higher|better|well|number one|#\s?1|on google|in google|on the first)|(google|search engine|organic) (rank\w{0,20}|visibility|results)|search engine optimi[sz]ation|back-?links?|link[- ]building|link (insertion|exchange|placement)s?|guest[- ]posts?|guest posting|sponsored (post|article)s?|do-?follow|domain (authority|rating)|d[ar] ?\d\d\+?|(organic|website|web|targeted) (traffic|visitors)|seo (services?|packages?|audit|agency|company|experts?|plans?)|google (business|maps) (listing|profile|reviews?)|(errors|issues|problems|broken links) (on|with|in) your (web)?site|not mobile[- ]friendly|more (leads|customers|clients) (for|to|from)|(instagram|facebook|youtube|tiktok|social media) (followers|likes|views)|website visibility|your competitors|(online|more) visibility|on search\b|not rank(ed|ing) (high|well)|map pack|pay per (lead|click)|your google business|paid posts?|(homepage|permanent) links|articles of \d{1,9} words|(domain|its) rating|first positions|(5|five)[- ]star reviews|google reviews|google ads|wasted spend)\b|продвижени\p{L}{0,20} сайт|раскрутк|поисков\p{L}{1,20} выдач|(?:网站|seo)(?:优化|推广)|外链|排名|posicionamiento|primera página de google|première page de google|référencement|suchmaschinenoptimierung/giu,
  },
  {
    name: 'services for a business',
    plain: /\b(web ?design(er|ing)?|website design|web development|app development|shopify|outsourc\w{1,20}|logo)\b/gi,
    telling:
      /\b(re-?design(ing)? (of )?(your|the) (web)?site|(new|modern|professional|custom) website for (your|only|just|as)|(web ?design|website design|web development|app development|software development) (company|agency|services?|firm|team|packages?)|build (you )?(a|your) (new )?(web)?site|wordpress (websites?|developers?|design)|explainer videos?|promo videos?|translate websites?|animated videos?|logo design|virtual assistants?|white[- ]label|dedicated developers?|offshore (team|developers?)|(for|to) (consultancies|consultants|agencies)|bookkeeping services?|outsource (your|to us)|(feature|interview) (you|your (company|business)) (in|on)|pest control|(gutter|window|office|carpet|solar panel) cleaning|roof restoration|(business )?(energy|electricity) plans?|merchant account|nomination fee|top \d{1,9} (consultants|companies|agencies|firms)|end of lease|bond back|remote staff|pre-vetted|data entry|call cent(re|er)s?|back office|loads in \d{1,9} seconds|custom crm|chat ?bot for your|ai (agent|receptionist|chatbot)s? for your)\b|создани\p{L}{1,20} сайт|разработк\p{L}{1,20} сайт|网站建设|公司注册|代理记账|网站设计/giu,
  },
  {
    name: 'crypto, trading or quick money',
    plain: /\b(crypto\w{0,20}|bitcoin|btc|ethereum|forex|nfts?|usdt|(?<!fair )trading|invest(ors?|ment))\b/gi,
    telling:
      /\b(trading (bot|signals?|platform)|forex signals?|doubl(e|ing) your (bitcoin|money|investment|deposit)|guaranteed (profits?|returns?|income)|passive income|airdrop|giveaways?|receive \d{1,9} back|(crypto|bitcoin|fund|wallet|asset)s? recovery|recover(ed|ing)? (your|my|lost|stolen)[\w ]{0,20}(bitcoin|crypto|funds|usdt|money)|investment (opportunity|platform|plan)s?|earn (up to |over )?\$ ?[\d,]{1,12}|(daily|weekly) (profit|payout|return)s?|make money (online|from home|fast)|work from home and earn|financial freedom|presale|token sale|stak(e|ing) your|get back stolen|(dollars|\$ ?\d{1,9}) and (get|receive)|\d{1,9} ?% (accuracy|win rate|roi))\b|\$ ?[\d,]{1,12} ?(per|a|every|each) (day|week)|заработ\p{L}{1,20}|криптовалют|биткоин|инвестици|пассивн\p{L}{1,20} доход|比特币|赚钱|刷单|投资平台/giu,
  },
  {
    name: 'loans',
    plain: /\b(loans?|funding|interest rate|financing)\b/gi,
    telling:
      /\b((business|personal|instant|quick|payday|unsecured|urgent|project) (loans?|funding)|loans? (offer|approval|approved|at \d|from \$?\d|of \$?\d)|(at|only|just|with) \d(\.\d)? ?(%|percent) (interest|per annum|annually|yearly)|merchant cash advances?|bad credit|line of credit|working capital|need a loan|(loan|funding) (up to|for your)|debt (relief|consolidation)|venture (debt|capital) funding|pre-?approved|no (guarantor|collateral)|grants? (up to|and|are))\b|займ|кредит (онлайн|без|налич)|микрозайм|贷款|借款/giu,
  },
  {
    name: 'gambling',
    plain: /\b(casinos?|betting|gambling|poker|slots?|lottery|jackpot)\b/gi,
    telling:
      /\b(online (casino|slots?|betting|poker)|casino (bonus|online|games?)|free spins?|(no )?deposit bonus|slot (gacor|online|games?|machines? online)|betting (sites?|tips|odds)|sports? ?book|crypto casino|judi|togel|situs slot|1xbet|win big|roulette|blackjack|live dealers?|fixed (matches|games))\b|казино|ставк\p{L}{1,20} на спорт|букмекер|игровы\p{L}{1,20} автомат|博彩|赌场|彩票|体育投注|真人娱乐|百家乐/giu,
  },
  {
    name: 'medicines',
    plain: /\b(pharmacy|pills?|tablets?|prescription|weight loss|diet)\b/gi,
    telling:
      /\b(viagra|cialis|levitra|sildenafil|tadalafil|tramadol|xanax|ambien|adderall|oxycodone|modafinil|kamagra|phentermine|ozempic|semaglutide|online pharmacy|without (a )?prescription|cbd (oil|gummies)|keto gummies|male enhancement|erectile|lose \d{1,9} (kg|kilos|pounds|lbs)|testosterone booster|cheap meds|no doctor|cures? (diabetes|cancer)|botox|natural supplement)\b|виагр|сиалис|похуде\p{L}{1,20}|伟哥|减肥药/giu,
  },
  {
    name: 'adult content',
    plain: /\b(dating|singles|sexy|adult|girls)\b/gi,
    telling:
      /\b(porn\w{0,20}|xxx|sex (cam|chat|dating|video|tonight|toys?)s?|escorts? (service|girls?|agency)|onlyfans|nudes?|(hot|horny|lonely|sexy|naked) (girls?|singles|women|ladies|wom[ae]n)|hook-?ups?|adult (dating|video|chat|site)s?|webcam (girls?|models?)|cam girls?|meet (hot|local|russian|asian|single) (girls?|women|ladies|singles)|russian brides?|housewives|discreet affairs?|(adult|free porn) (movies|films)|private (pics|photos))\b|порно|интим|проститут|секс|знакомств\p{L}{1,20} для|成人|色情|约炮|裸聊/giu,
  },
  {
    name: 'a false alarm, a prize or an inheritance',
    plain: /\b(invoice|prize|winner|urgent|password|inheritance|suspended)\b/gi,
    telling:
      /\b((verify|confirm|validate|update) your (account|identity|e-?mail|mailbox|payment|billing|bank|password|details)|(your|the) (\w{1,20} )?(account|mailbox|domain|website|listing|page)( name)? (has been|will be|is|was) (suspended|limited|locked|closed|deactivated|disabled|deleted|expiring|about to expire)|mailbox (is )?(almost )?(full|quota|storage)|(storage|e-?mail) quota|password (will |is about to )?expires?|(unpaid|overdue|outstanding) invoice|domain (name )?(registration|expir\w{1,20}|renewal)|dmca|copyright (infringement|violation|strike)|you have (won|been (chosen|selected))|you are (a|the|our) (lucky )?winner|lucky winner|claim your|gift cards?|(parcel|package|shipment) (is|has been) (waiting|held|on hold|pending)|next of kin|beneficiary|late client|million (us )?(dollars|usd|euros?|pounds)|western union|(unusual|suspicious) (sign-?in|login|activity)|stolen images|secure your account|card details|(could not|cannot) be processed|(erased|deleted|blocked|closed) (in|within) \d{1,9} hours|(my )?late (husband|wife|father)|to charity|will be blocked|same password|(tax|ato) refund|bank details|confidential transaction|trademark office|my images|legal action (will|against)|we (have )?hacked|your (data|database) (has been|was) (leaked|hacked|stolen))\b|вы выиграли|подтвердите|中奖/giu,
  },
  {
    name: 'lists of contacts or bulk mail',
    plain: /\b(newsletter|mailing|b2b|prospects|database)\b/gi,
    telling:
      /\b((e-?mail|attendees?|contact|business|leads?|decision[- ]makers?)'?s? (list|database)s?|(b2b|verified|qualified|targeted|exclusive)( b2b| skilled| migration| visa){0,4} (e-?mail list|leads?|contacts?|e-?mails?|data|prospects)|contact[- ]forms? (marketing|blast\w{0,20}|submissions?|mailing|advertising|messages?)|(bulk|mass) (sms|e-?mails?|whatsapp|messages?)|sms marketing|e-?mails with names|(names|emails), (emails|phone numbers)|(registration|visitors?|exhibitors?) list|contacts in excel|messages? like this( one)?|(e-?mail|whatsapp) marketing|(message|ad) (to|into) (millions|thousands)|(million|thousand)s? (of )?(web)?sites? contact|this message (reached|got to) you)\b|рассылк|база (email|сайтов|данных клиентов)|обратной связи|群发/giu,
  },
  {
    name: 'goods or offers',
    plain: /\b(manufacturers?|suppliers?|wholesale|factory price|our products|our factory|catalogue)\b/gi,
    telling:
      /\b(replica (watch|bag|handbag|shoe)\w{0,20}|rolex|ray-?ban|louis vuitton|(leading|professional) (manufacturer|supplier)|manufacturer (of|in|from)[\w ,]{0,40}china|factory (direct )?price|(led|lighting|packaging|solar panel|cnc|machining|injection mould\w{0,20})( machin\w{1,20})? (displays?|lights?|boxes|parts|products|manufacturer|supplier)s? (manufacturer|supplier|factory)|sourcing agent|free samples? (and|of our)|moq|fob|direct from factory|(tile|furniture|garment|bag|lamp)s? factory|export quality|(nike|adidas|shoes?|designer) (\w{1,20} \w{1,20} )?outlet|catalog(ue)? attached|vape|dropship\w{0,20}|promotional products|(cheap|discount) (flights|hotels)|travel insurance|vpn deals?|(brand|custom)(ed)? (mugs|t-?shirts|pens))\b|代开发票|发票|办证|厂家|货源|купить оптом|скидк/giu,
  },
  {
    name: 'nothing but praise, as robots do',
    plain: /\b(informative|awesome|amazing|bookmarked|(nice|great|cool|good) (site|website|blog|page))\b/gi,
    telling:
      /\b((nice|great|cool|interesting) (post|article|content)|(enjoyed|loved) reading|(really|very) (informative|helpful) (post|article|site)|thanks? (you )?for sharing|like your (article|post|blog|content|site)|keep up the good work|check (this|out my)|visit my (page|site|blog|website))\b/gi,
  },
  {
    name: 'forged certificates',
    plain: /\b(certificates? for sale|passports?|licen[cs]e)\b/gi,
    telling:
      /\b(buy (a |an |your |real |original |genuine |registered ){0,4}(ielts|pte|toefl|degree|diploma|passport|driver'?s licen[cs]e|id card|citizenship)s?|(ielts|pte|toefl|nebosh|pmp)[\w ]{0,15}(certificates?)? without (the |an |any )?(exam|test|sitting)|(real and fake|registered and unregistered|genuine and fake)|without sitting (for )?the (exam|test)|((real|original|genuine) and fake|fake|novelty|(australian )?pr) (cards?|documents?|passports?|degrees?|diplomas?)|(ielts|pte)[\w +]{0,8} guaranteed|pay after (the )?score|(without|no) (test|classes|exams?)|verifiable online)\b|假文凭|毕业证|купить (диплом|права)/giu,
  },
]

/** How a seller writes, and not who writes of "your website". Honest people use some of these words: alone they mark no message. */
export const salesWords =
  /\b(we (offer|provide|speciali[sz]e|are a (leading|team|company|digital)|can help (you|your)|help (businesses|companies|you)|guarantee)|i (can|could) (help|improve|boost|increase|grow) your|our (services?|team|clients?|agency|packages?|platform|prices?|website)|your (business|brand|store|customers)|(business|website|site) owner|webmaster|(grow|boost|increase|improve|scale|skyrocket) your|affordable|(best|low|cheap|lowest) (price|rate)s?|cheap|limited (time|offer)|special offer|act now|(buy|order|join|play|register|sign up|apply|start|click|book|call|pay|try) (now|today|here)|click (here|the link|below|on)|free (quote|audit|trial|consultation|proposal|demo|website|estimate)|no obligation|100 ?%|guaranteed?|unsubscribe|opt[- ]?out|reply (stop|yes|to this|with)|interested(?=\?)|can i send|let (me|us) know (today|a good time|your)|reply for|contact (us|on|them|our)|telegram|skype|our channel|(write|message|text|e-?mail|reply|respond) (to )?(me|us)|(write|reply|respond|send (a )?message) (to )?(?=\S{1,64}@)|(read|find out|learn|see) more|watch|order:?|details:|visit|fill in|submit your|(may|mind if|shall) (we|i)|share your (requirements?|needs)|price list|price\?|per (month|hour|word|report)|starting at|start from|discount|bonus|welcome package|delivery|shipping|looking for a reliable|on request|hope to cooperate|samples? available|(fast|instant|discreet|worldwide) (delivery|approval|shipping)|save (up to )?\d{1,9} ?%|sign up|quick call|schedule a call|(10|15)[- ]minute|send you (a |the |our )?(quote|proposal|price|packages?|details|portfolio)|\d{1,9} ?% (off|bonus|discount)|only \$ ?\d{1,9}|(just|from) \$ ?\d{1,9})(?!\w)|звоните|пишите|скидк|недорого|дёшево|дешево|переходи\p{L}{0,20}|加微信|联系我们|优惠|免费/giu

export const amounts = /[$€£]\s?\d|\d{1,9} ?(usd|aud|eur|dollars|euros?|bucks|рублей|元)(?!\p{L})|\d{1,9} ?%/giu

/** What applicants write of. Two of these weigh against the signs; a longer message with none of them is a sign itself. */
export const applicantsWords =
  /(?<!\p{L})(cdrs?|rpl|acs|ea|anzsco|engineers? australia|msa|career|episodes?|ce ?[123]|summary statement|assess\p{L}{0,20}|cpd|iml|rsea|stage (1|one)|eoi|expression of interest|subclass|visas?|permanent residency|(189|190|491|482|485|186|494)|pr points|points|calculator|accord|occupations?|(ok|right|this|which|what) (for )?(this |the )?codes?|codes?|revit|autocad|drawings?|calculations?|(?!\d{3}000)(1[34]|2[236]|31)\d{4}|skilled|migrat\p{L}{1,20}|immigrat\p{L}{1,20}|naati|vetassess|cpeng|degrees?|diploma|bachelor'?s?|master'?s|b\.?tech|b\.?e|ph\.?d|university|graduat\p{L}{1,20}|academic|transcripts?|syllabus|engineer\p{L}{0,20}|mechanical|civil|electrical|electronics?|structural|chemical|technologist|draftsperson|drafter|surveyor|architect|analyst|programmer|software|sample|samples|(years|yrs|year|yr)('|’)? (of )?(work |working )?(exp\p{L}{0,20}|work)|\d{1,9} ?(years|yrs|yr)|(my|our|her|his) (own )?(experience|job|employer|manager|company|salary|drafts?|projects?|application|documents|outcome|result|case|wife|husband|partner|brother|sister|father|mother|son|daughter|friend|file|cv|resume|duties|supervisor)|reference letters?|employment letter|salary slips?|payslips?|case officer|assessors?|plagiaris\p{L}{0,20}|turnitin|portal|appeal|rejected|i wrote|refus\p{L}{1,20}|java|python|php|laravel|react|aws|oracle|unity|developer for|i (work|worked|was working)|worked (for|as|in|at)|network|general manager|marketing manager|responsibilit\p{L}{1,20}|staff|refund me|consultation|drafts?|paragraphs?|reports?|ing[eé]ni\p{L}{1,20}|dipl[oô]me|t[ií]tulo)(?!\p{L})|职业评估|移民|工程师|学历|签证|评估|инженер|диплом\p{L}{0,20} (инженер|бакалавр)|оценк\p{L}{1,20} (навык|квалификац)|виз[аыу]|مهندس|تقييم|مهندسة|مهارات/giu

/** How someone asks for help. A seller asks too, but what "you" need. */
export const askingWords =
  /(?<!\p{L})(i('m| am| have| had| need| want| got| sent| paid| did| would like| wish| tried| keep)|my(?! (name is|page|blog|site|website|channel|homepage|photos|pics|private|team|clients?|company|manager|services?|rates|portfolio|guide|trades|telegram|cam|nudes|onlyfans))|we (need|paid|did not|didn['’]t|(have|had) (already )?(paid|sent|received))|how (much|many|long|old|do i|can i|to|will|should)|can (you|u|i(?! (send|show|help|offer))|we(?! (send|connect|set|schedule)))|could you|do (i|they)|did you|should i|what (is|are|do|should|about|now)|where|when|why|which|is (it|there|this)|will (you|they|it)|(please|pls|plz|kindly) (tell(?! us)|call|confirm|help|guide|reply|check|advise|explain|ignore)|tell me|help me|sorry)(?!\p{L})|[؀-ۿ]|请问|сколько|können|wissen|quiero|est-ce/giu
