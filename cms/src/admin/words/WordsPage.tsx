import { Box, Button, Flex, LinkButton, SingleSelect, SingleSelectOption, Toggle, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { serviceLabelOf } from '../../contract/services.ts'
import { contentPath } from '../../ownersContent/contentTypes.ts'
import { ownersFieldAt } from '../../ownersContent/ownersPlaces.ts'
import { type FromPreview, isMessage, type Pressed, type ToPreview } from '../../ownersContent/pressing.ts'
import { useLinks } from '../documents/links.ts'
import { PagePicker } from '../documents/PagePicker.tsx'
import { Invented } from '../site/Invented.tsx'
import { Notice } from '../site/parts.tsx'
import { publishing, useSiteState } from '../site/siteState.ts'
import { useGoLive } from '../site/useGoLive.ts'
import { usePreview } from '../site/usePreview.ts'
import { type Instead, NoText } from './NoText.tsx'
import { type Device, PreviewFrame } from './PreviewFrame.tsx'
import { SearchCard } from './SearchCard.tsx'
import { TextEditor } from './TextEditor.tsx'
import { typedWords, useText } from './useText.ts'

export default function WordsPage() {
  return (
    <Page.Protect permissions={publishing}>
      <Page.Main>
        <Page.Title>Words</Page.Title>
        <Words />
      </Page.Main>
    </Page.Protect>
  )
}

type Shown = Extract<FromPreview, { type: 'shown' }>

function Words() {
  const { make, link, fault, leftOut } = usePreview()
  const site = useSiteState()
  const goLive = useGoLive(site.data)
  const paths = useLinks()?.paths ?? []
  const [query] = useSearchParams()
  const asked = useRef(query.get('place'))
  const [source, setSource] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isPressing, setIsPressing] = useState(true)
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < NARROW ? 'phone' : 'computer'))
  const [instead, setInstead] = useState<Instead | null>(null)
  const origin = source && new URL(source).origin
  const { frame, tell } = useFrame(origin, hear)
  const texts = site.data?.texts ?? []
  const text = useText(tell, site.reload)

  useEffect(() => void make(), [])
  useEffect(() => {
    // Each answer has a link of its own, and another would load the page again.
    if (link)
      setSource((before) => before ?? `${link}${query.get('page') ? `&${new URLSearchParams({ to: query.get('page') ?? '' })}` : ''}`)
  }, [link])

  function hear(message: FromPreview): void {
    text.hear(message)
    if (message.type === 'shown') {
      setShown(message)
      tell({ type: 'pressing', isOn: isPressing })
      tell({ type: 'show', texts: texts.filter(({ isLeaving }) => !isLeaving) })
      if (asked.current) text.press(asked.current)
      asked.current = null
    }
    if (message.type !== 'elsewhere' && message.type !== 'pressed') return
    text.leave()
    setInstead(null)
    const [only, ...more] = message.type === 'pressed' ? inOneForm(message.texts) : []
    if (message.type === 'elsewhere') setInstead(message)
    else if (more.length > 0) setInstead({ choose: message.texts })
    else if (only) open(only)
  }

  function open({ place, words }: Pressed): void {
    const field = ownersFieldAt(place)
    setInstead(field && { field, words })
    if (!field) text.press(place)
  }

  function again(): void {
    setSource(null)
    setShown(null)
    void make()
  }

  function leave(): void {
    text.leave()
    setInstead(null)
  }

  const waiting = typedWords().filter(({ place }) => place !== text.open?.place)
  const service = serviceLabelOf(/^\/services\/([\w-]+)$/.exec(shown?.path ?? '')?.[1])
  const isOpen = text.open !== null || instead !== null
  // With what is said above it: a notice that came later would move a text away under the pointer.
  const isWhole = source !== null && site.state !== 'loading' && goLive.state !== 'loading'
  return (
    <Flex direction="column" alignItems="stretch" gap={4} padding={[4, 6, 8]} paddingBottom={10}>
      <Flex gap={4} wrap="wrap" alignItems="center">
        <Typography tag="h1" variant="beta">
          Words
        </Typography>
        <Box style={{ flex: '1 1 14rem', maxWidth: '32rem' }}>
          <PagePicker label="Page" placeholder="Page" value={shown?.path ?? ''} onChoose={(path) => origin && setSource(origin + path)} />
        </Box>
        <Box style={{ flex: '0 0 20rem' }}>
          <Toggle
            aria-label="What a press on the page does"
            onLabel="Write"
            offLabel="Browse"
            checked={isPressing}
            onChange={() => {
              setIsPressing(!isPressing)
              tell({ type: 'pressing', isOn: !isPressing })
            }}
          />
        </Box>
        <SingleSelect aria-label="Show it as on" value={device} onChange={(chosen) => setDevice(chosen === 'phone' ? 'phone' : 'computer')}>
          <SingleSelectOption value="computer">On a computer</SingleSelectOption>
          <SingleSelectOption value="phone">On a phone</SingleSelectOption>
        </SingleSelect>
        <Button variant="tertiary" onClick={again}>
          Refresh
        </Button>
        {service && (
          <LinkButton tag={Link} variant="tertiary" to={`${contentPath('question')}/create?${new URLSearchParams({ service })}`}>
            Add a question to this page
          </LinkButton>
        )}
        <Typography tag={Link} to="/site#changes" textColor="primary700" style={{ flex: '0 1 26rem' }}>
          {texts.length === 0 ? 'Publish' : `Look at your ${texts.length === 1 ? 'text' : `${texts.length} texts`} and publish`}
        </Typography>
      </Flex>
      {goLive.data && <Invented state={goLive.data} />}
      {fault && <Notice tone="danger">{fault}</Notice>}
      {leftOut.length > 0 && <Notice tone="warning">Shown as published, because of mistakes: {leftOut.join(', ')}.</Notice>}
      {waiting.length > 0 && shown && (
        <Notice tone="warning">
          Typed and not saved yet:{' '}
          {waiting.map(({ place, now }) => (
            <Button key={place} variant="ghost" onClick={() => text.press(place)}>
              {now.slice(0, 60) || '(nothing)'}
            </Button>
          ))}
        </Notice>
      )}
      {!fault && (
        <Typography role="status">
          {shown
            ? `${text.isSaved ? 'Saved.' : 'Press a text in the preview.'} Visitors see what you save when you publish.`
            : 'The preview is being made.'}
        </Typography>
      )}
      <Desk $isOpen={isOpen}>
        {isWhole && <PreviewFrame source={source} device={device} frame={frame} />}
        {isOpen && (
          <aside>
            {text.open?.found ? (
              <TextEditor
                {...text}
                {...text.open}
                found={text.open.found}
                pages={paths}
                onType={text.type}
                onKeep={text.keep}
                onLeave={leave}
              />
            ) : (
              <Flex direction="column" alignItems="flex-start" gap={3}>
                {text.open === null && instead && <NoText instead={instead} onChoose={open} />}
                {text.open && text.open.found === undefined && <Typography role="status">Looking it up.</Typography>}
                {text.open?.found === null && (
                  <Notice tone="danger">
                    This text could not be found: the preview does not answer, or the site has it no more. Press Refresh.
                  </Notice>
                )}
                <Button variant="tertiary" onClick={leave}>
                  Cancel
                </Button>
              </Flex>
            )}
          </aside>
        )}
      </Desk>
      {shown && (
        <SearchCard
          path={shown.path}
          title={shown.title}
          description={shown.description}
          now={(pressed) => (pressed && text.open?.place === pressed.place && text.open.found ? text.open.now : (pressed?.words ?? ''))}
          onPress={({ place }) => {
            setInstead(null)
            text.press(place)
          }}
        />
      )}
    </Flex>
  )
}

/** One of them, where all are fields of one form of the owner's: whoever is there sees the others. */
function inOneForm(texts: readonly Pressed[]): readonly Pressed[] {
  const forms = new Set(texts.map(({ place }) => (ownersFieldAt(place) ? place.replace(/#.*/, '') : place)))
  return forms.size === 1 ? texts.slice(0, 1) : texts
}

/** The page in the frame: what it says is heard from its own origin alone, and told to that origin alone. */
function useFrame(origin: string | null, hear: (message: FromPreview) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef(hear)
  latest.current = hear

  useEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && isMessage(data)) latest.current(data as FromPreview)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])

  const tell = useCallback(
    (message: ToPreview) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin)
    },
    [origin],
  )
  return { frame, tell }
}

/** So that a text and its editor have room beside each other. */
const NARROW = 1024

const Desk = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: 1.6rem;
  align-items: start;
  aside { overflow: auto; }
  @media (min-width: ${NARROW}px) {
    ${({ $isOpen }) => $isOpen && 'grid-template-columns: minmax(0, 1fr) 36rem;'}
    aside { position: sticky; top: 1.6rem; max-height: 90vh; padding: 0.4rem; }
  }
  @media (max-width: ${NARROW - 1}px) {
    aside { height: 100%; padding: 1.6rem; background: ${({ theme }) => theme.colors.neutral0}; }
    ${({ $isOpen }) =>
      $isOpen && 'position: fixed; inset: 0; z-index: 5; gap: 0; grid-template-rows: 40dvh 60dvh; > :first-child { height: 100%; }'}
  }
`
