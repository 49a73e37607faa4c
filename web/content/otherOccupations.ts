import type { OtherOccupation } from '#domain/occupationSearch.ts'
import type { SourceId } from './sources.ts'

/** Read in the instrument’s table of assessing authorities; where it names several, any of them may assess. */
export const otherOccupationsSource: SourceId = 'lin-19-051'

/** Without their legal forms. */
const assessorNames: Readonly<Record<string, string>> = {
  AACA: 'Architects Accreditation Council of Australia',
  AASW: 'Australian Association of Social Workers',
  ACECQA: 'Australian Children’s Education and Care Quality Authority',
  ACWA: 'Australian Community Workers Association',
  ADC: 'Australian Dental Council',
  AIMS: 'Australian Institute of Medical and Clinical Scientists',
  AIQS: 'Australian Institute of Quantity Surveyors',
  AITSL: 'Australian Institute for Teaching and School Leadership',
  AMSA: 'Australian Maritime Safety Authority',
  ANMAC: 'Australian Nursing and Midwifery Accreditation Council',
  ANZSNM: 'Australian and New Zealand Society of Nuclear Medicine',
  AOAC: 'Australasian Osteopathic Accreditation Council',
  AOPA: 'Australian Orthotic Prosthetic Association',
  APC: 'Australian Physiotherapy Council',
  APS: 'Australian Psychological Society',
  APharmC: 'Australian Pharmacy Council',
  ASMIRT: 'Australian Society of Medical Imaging and Radiation Therapy',
  AVBC: 'Australasian Veterinary Boards Council',
  CAANZ: 'Chartered Accountants Australia and New Zealand',
  CASA: 'Civil Aviation Safety Authority',
  CCEA: 'Council on Chiropractic Education Australasia',
  CPAA: 'CPA Australia',
  CMBA: 'Chinese Medicine Board of Australia',
  DAA: 'Dietitians Association of Australia',
  IPA: 'Institute of Public Accountants',
  ISNSW: 'Institution of Surveyors New South Wales',
  MedBA: 'Medical Board of Australia',
  NAATI: 'National Accreditation Authority for Translators and Interpreters',
  OCANZ: 'Optometry Council of Australia and New Zealand',
  OTC: 'Occupational Therapy Council of Australia',
  PodBA: 'Podiatry Board of Australia',
  SPA: 'Speech Pathology Association of Australia',
  TRA: 'Trades Recognition Australia',
  VETASSESS: 'VETASSESS',
  legal: 'the legal admissions authority of a state or territory',
}

/** Occupations of LIN 19/051 that are on none of our three lists: after each authority, code and title. */
const table = `
VETASSESS: 133111 Construction project manager; 134213 Primary health organisation manager; 139911 Arts administrator or manager; 139912
  Environmental manager; 211112 Dancer or choreographer; 211212 Music director; 211213 Musician (instrumental); 212111 Artistic
  director; 221214 Internal auditor; 224111 Actuary; 224113 Statistician; 224311 Economist; 224511 Land economist; 224512 Valuer; 224711
  Management consultant; 232112 Landscape architect; 232213 Cartographer; 232214 Other spatial scientist; 234111 Agricultural
  consultant; 234112 Agricultural scientist; 234113 Forester; 234211 Chemist; 234212 Food technologist; 234312 Environmental consultant;
  234313 Environmental research scientist; 234399 Environmental scientist (nec); 234412 Geophysicist; 234413 Hydrogeologist; 234511 Life
  scientist (general); 234513 Biochemist; 234514 Biotechnologist; 234515 Botanist; 234516 Marine biologist; 234517 Microbiologist;
  234518 Zoologist; 234599 Life scientists (nec); 234911 Conservator; 234912 Metallurgist; 234913 Meteorologist; 234999 Natural and
  physical science professionals (nec); 242111 University lecturer; 252711 Audiologist; 312212 Civil engineering technician; 452316
  Tennis coach; 452411 Footballer; 121212 Flower grower; 121215 Grape grower; 121221 Vegetable grower (Aus)/market gardener (NZ); 121311
  Apiarist; 121321 Poultry farmer; 132111 Corporate services manager; 132511 Research and development manager; 133411 Manufacturer;
  133511 Production manager (forestry); 133512 Production manager (manufacturing); 133513 Production manager (mining); 134299 Health and
  welfare services managers (nec); 134311 School principal; 134499 Education managers (nec); 139913 Laboratory manager; 139914 Quality
  assurance manager; 139999 Specialist managers (nec); 141111 Cafe or restaurant manager; 141311 Hotel or motel manager; 141999
  Accommodation and hospitality managers (nec); 149212 Customer service manager; 149311 Conference and event organiser; 149413 Transport
  company manager; 149913 Facilities manager; 211299 Music professionals (nec); 211311 Photographer; 212212 Book or script editor;
  212312 Director (film, television, radio or stage); 212314 Film and video editor; 212315 Program director (television or radio);
  212316 Stage manager; 212317 Technical director; 212318 Video producer; 212411 Copywriter; 212412 Newspaper or periodical editor;
  212413 Print journalist; 212415 Technical writer; 212416 Television journalist; 212499 Journalists and other writers (nec); 221211
  Company secretary; 222111 Commodities trader; 222112 Finance broker; 222113 Insurance broker; 222199 Financial brokers (nec); 222211
  Financial market dealer; 222213 Stockbroking dealer; 222299 Financial dealers (nec); 222311 Financial investment adviser; 222312
  Financial investment manager; 223112 Recruitment consultant; 224112 Mathematician; 224212 Gallery or museum curator; 224213 Health
  information manager; 224214 Records manager; 224611 Librarian; 224712 Organisation and methods analyst; 224914 Patents examiner;
  225111 Advertising specialist; 225113 Marketing specialist; 225211 ICT account manager; 225212 ICT business development manager;
  225213 ICT sales representative; 225311 Public relations professional; 225499 Technical sales representatives (nec) including
  education sales representatives; 232311 Fashion designer; 232312 Industrial designer; 232313 Jewellery designer; 232411 Graphic
  designer; 232412 Illustrator; 232414 Web designer; 232511 Interior designer; 232611 Urban and regional planner; 234411 Geologist;
  249111 Education adviser; 249211 Art teacher (private tuition); 249212 Dance teacher (private tuition); 249214 Music teacher (private
  tuition); 249299 Private tutors and teachers (nec); 249311 Teacher of English to speakers of other languages; 251112 Nutritionist;
  251312 Occupational health and safety adviser; 251412 Orthoptist; 251512 Industrial pharmacist; 251911 Health promotion officer;
  251999 Health diagnostic and promotion professionals (nec); 252213 Naturopath; 252299 Complementary health therapists (nec); 271299
  Judicial and other legal professionals (nec); 272111 Careers counsellor; 272112 Drug and alcohol counsellor; 272113 Family and
  marriage counsellor; 272114 Rehabilitation counsellor; 272115 Student counsellor; 272199 Counsellors (nec); 272314 Psychotherapist;
  272499 Social professionals (nec); 272612 Recreation officer; 311211 Anaesthetic technician; 311212 Cardiac technician; 311215
  Pharmacy technician; 311299 Medical technicians (nec); 311312 Meat inspector; 311399 Primary products inspectors nec; 311411 Chemistry
  technician; 311412 Earth science technician; 311413 Life science technician; 311499 Science technicians (nec); 312111 Architectural
  draftsperson; 312113 Building inspector; 312199 Architectural, building and surveying technicians (nec); 312912 Metallurgical or
  materials technician; 312913 Mine deputy; 361111 Dog handler or trainer; 361199 Animal attendants and trainers (nec); 361311
  Veterinary nurse; 399599 Performing arts technicians (nec); 411111 Ambulance officer; 411112 Intensive care ambulance paramedic;
  411311 Diversional therapist; 411611 Massage therapist; 452311 Diving instructor (open water); 452312 Gymnastics coach or instructor;
  452313 Horse riding coach or instructor; 452314 Snowsport instructor; 452315 Swimming coach or instructor; 452317 Other sports coach
  or instructor; 452321 Sports development officer; 452499 Sportspersons (nec); 511111 Contract administrator; 511112 Program or project
  administrator; 599612 Insurance loss adjuster; 611211 Insurance agent; 639211 Retail buyer; 121111 Aquaculture farmer; 121211 Cotton
  grower; 121213 Fruit or nut grower; 121214 Grain, oilseed or pasture grower (Aus)/field crop grower (NZ); 121216 Mixed crop farmer;
  121217 Sugar cane grower; 121299 Crop farmers (nec); 121312 Beef cattle farmer; 121313 Dairy cattle farmer; 121314 Deer farmer; 121315
  Goat farmer; 121316 Horse breeder; 121317 Mixed livestock farmer; 121318 Pig farmer; 121322 Sheep farmer; 121399 Livestock farmers
  (nec); 121411 Mixed crop and livestock farmer; 132411 Policy and planning manager; 133112 Project builder; 134211 Medical
  administrator; 134412 Regional education manager; 139915 Sports administrator; 141211 Caravan park and camping ground manager; 142115
  Post office manager; 149111 Amusement centre manager; 149112 Fitness centre manager; 149113 Sports centre manager; 149912 Cinema or
  theatre manager; 149914 Financial institution branch manager; 223111 Human resource adviser; 223113 Workplace relations adviser;
  224412 Policy analyst; 224912 Liaison officer; 225112 Market research analyst; 231113 Flying instructor; 232413 Multimedia designer;
  234213 Wine maker; 234311 Conservation officer; 234915 Exercise physiologist; 251311 Environmental health officer; 271214 Intellectual
  property lawyer; 272611 Community arts worker; 311111 Agricultural technician; 311214 Operating theatre technician; 312114
  Construction estimator; 312116 Surveying or spatial science technician; 312611 Safety inspector; 312911 Maintenance planner; 361114
  Zookeeper; 411211 Dental hygienist; 411214 Dental therapist; 441211 Emergency service worker; 451211 Driving instructor; 451399
  Funeral workers (nec); 451711 Flight attendant; 451815 First aid trainer; 599915 Clinical coder; 612112 Property manager; 612115 Real
  estate representative
ACECQA: 134111 Child care centre manager; 241111 Early childhood (pre primary school) teacher
ANMAC: 134212 Nursing clinical director; 254111 Midwife; 254411 Nurse practitioner; 254412 Registered nurse (aged care); 254413
  Registered nurse (child and family health); 254414 Registered nurse (community health); 254415 Registered nurse (critical care and
  emergency); 254416 Registered nurse (developmental disability); 254417 Registered nurse (disability and rehabilitation); 254418
  Registered nurse (medical); 254421 Registered nurse (medical practice); 254422 Registered nurse (mental health); 254423 Registered
  nurse (perioperative); 254424 Registered nurse (surgical); 254425 Registered nurse (paediatrics); 254499 Registered nurses (nec);
  254211 Nurse educator; 254212 Nurse researcher; 254311 Nurse manager; 411411 Enrolled nurse
ACWA: 134214 Welfare centre manager; 272613 Welfare worker; 411711 Community worker; 411712 Disabilities services officer; 411713 Family
  support worker; 411715 Residential care officer; 411716 Youth worker
CAANZ or CPAA or IPA: 221111 Accountant (general); 221112 Management accountant; 221113 Taxation accountant; 221213 External auditor;
  132211 Finance manager
AACA: 232111 Architect
ISNSW: 232212 Surveyor
AIQS: 233213 Quantity surveyor
AIMS: 234611 Medical laboratory scientist; 311213 Medical laboratory technician; 311216 Pathology collector
AVBC: 234711 Veterinarian
AITSL: 241411 Secondary school teacher; 241511 Special needs teacher; 241512 Teacher of the hearing impaired; 241513 Teacher of the
  sight impaired; 241599 Special education teachers (nec); 241213 Primary school teacher; 241311 Middle school teacher
ASMIRT: 251211 Medical diagnostic radiographer; 251212 Medical radiation therapist; 251214 Sonographer
ANZSNM: 251213 Nuclear medicine technologist
OCANZ: 251411 Optometrist
AOPA: 251912 Orthotist or prosthetist
CCEA: 252111 Chiropractor
AOAC: 252112 Osteopath
OTC: 252411 Occupational therapist
APC: 252511 Physiotherapist
PodBA: 252611 Podiatrist
SPA: 252712 Speech pathologist
MedBA: 253111 General practitioner; 253311 Specialist physician (general medicine); 253312 Cardiologist; 253313 Clinical haematologist;
  253314 Medical oncologist; 253315 Endocrinologist; 253316 Gastroenterologist; 253317 Intensive care specialist; 253318 Neurologist;
  253321 Paediatrician; 253322 Renal medicine specialist; 253323 Rheumatologist; 253324 Thoracic medicine specialist; 253399 Specialist
  physicians (nec); 253411 Psychiatrist; 253511 Surgeon (general); 253512 Cardiothoracic surgeon; 253513 Neurosurgeon; 253514
  Orthopaedic surgeon; 253515 Otorhinolaryngologist; 253516 Paediatric surgeon; 253517 Plastic and reconstructive surgeon; 253518
  Urologist; 253521 Vascular surgeon; 253911 Dermatologist; 253912 Emergency medicine specialist; 253913 Obstetrician and gynaecologist;
  253914 Ophthalmologist; 253915 Pathologist; 253917 Diagnostic and interventional radiologist; 253918 Radiation oncologist; 253999
  Medical practitioners (nec); 253112 Resident medical officer; 253211 Anaesthetist
legal: 271111 Barrister; 271311 Solicitor
APS: 272311 Clinical psychologist; 272312 Educational psychologist; 272313 Organisational psychologist; 272399 Psychologists (nec)
AASW: 272511 Social worker
TRA: 312312 Electrical engineering technician; 313211 Radio communications technician; 321111 Automotive electrician; 321211 Motor
  mechanic (general); 321212 Diesel motor mechanic; 321213 Motorcycle mechanic; 321214 Small engine mechanic; 322211 Sheetmetal trades
  worker; 322311 Metal fabricator; 322312 Pressure welder; 322313 Welder (first class); 323211 Fitter (general); 323212 Fitter and
  turner; 323213 Fitter welder; 323214 Metal machinist (first class); 323313 Locksmith; 324111 Panelbeater; 331111 Bricklayer; 331112
  Stonemason; 331211 Carpenter and joiner; 331212 Carpenter; 331213 Joiner; 332211 Painting trades worker; 333111 Glazier; 333211
  Fibrous plasterer; 333212 Solid plasterer; 333411 Wall and floor tiler; 334111 Plumber (general); 334112 Airconditioning and
  mechanical services plumber; 334113 Drainer; 334114 Gasfitter; 334115 Roof plumber; 341111 Electrician (general); 341112 Electrician
  (special class); 341113 Lift mechanic; 342111 Airconditioning and refrigeration mechanic; 342212 Technical cable jointer; 342313
  Electronic equipment trades worker; 342314 Electronic instrument trades worker (general); 342315 Electronic instrument trades worker
  (special class); 351311 Chef; 361112 Horse trainer; 394111 Cabinetmaker; 399111 Boat builder and repairer; 399112 Shipwright; 312512
  Mechanical engineering technician; 313111 Hardware technician; 313112 ICT customer support officer; 313199 ICT support technicians
  (nec); 322113 Farrier; 323111 Aircraft maintenance engineer (avionics); 323112 Aircraft maintenance engineer (mechanical); 323113
  Aircraft maintenance engineer (structures); 323299 Metal fitters and machinists (nec); 323314 Precision instrument maker and repairer;
  323412 Toolmaker; 324211 Vehicle body builder; 324212 Vehicle trimmer; 333311 Roof tiler; 342311 Business machine mechanic; 342411
  Cabler (data and telecommunications); 342413 Telecommunications linesworker; 351111 Baker; 351112 Pastrycook; 351211 Butcher or
  smallgoods maker; 351411 Cook; 362111 Florist; 362211 Gardener (general); 362212 Arborist; 362213 Landscape gardener; 362311
  Greenkeeper; 391111 Hairdresser; 392111 Print finisher; 392311 Printing machinist; 393213 Dressmaker or tailor; 393311 Upholsterer;
  394211 Furniture finisher; 394213 Wood machinist; 394299 Wood machinists and other wood trades workers (nec); 399213 Power generation
  plant operator; 399411 Jeweller; 399512 Camera operator (film, television or video); 399514 Make-up artist; 399516 Sound technician;
  399611 Signwriter; 411213 Dental technician; 324311 Vehicle painter; 332111 Floor finisher; 342211 Electrical linesworker; 362411
  Nurseryperson; 399212 Gas or petroleum operator; 452413 Jockey
DAA: 251111 Dietitian
APharmC: 251511 Hospital pharmacist; 251513 Retail pharmacist
CMBA: 252211 Acupuncturist; 252214 Traditional Chinese medicine practitioner
ADC: 252311 Dental specialist; 252312 Dentist
NAATI: 272412 Interpreter; 272413 Translator
CASA: 231111 Aeroplane pilot; 231114 Helicopter pilot
AMSA: 231213 Ship’s master
`

export const otherOccupations: readonly OtherOccupation[] = table
  .trim()
  .split(/\n(?! )/)
  .flatMap((line) => {
    const [assessors = '', occupations = ''] = line.split(/: (.*)/s)
    const names = assessors.split(' or ').map((name) => assessorNames[name] ?? name)
    return occupations.split(/;\s+/).map((occupation) => {
      const [code = '', title = ''] = occupation.replace(/\s+/g, ' ').split(/ (.*)/)
      return { code, title, assessors: names }
    })
  })
