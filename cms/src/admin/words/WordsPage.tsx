import { Box, Button, Flex, SingleSelect, SingleSelectOption, Toggle, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Elsewhere, FromPreview, Pressed } from '../../ownersContent/pressing.ts'
import { useFetched } from '../shared/useFetched.ts'
import { Notice } from '../site/Notice.tsx'
import { publishing, useSiteState } from '../site/siteState.ts'
import { usePreview } from '../site/usePreview.ts'
import { ELSEWHERE } from './limits.ts'
import { SearchCard } from './SearchCard.tsx'
import { TextEditor } from './TextEditor.tsx'
import { typedAt, typedPlaces } from './typedWords.ts'
import { useFrame } from './useFrame.ts'
import { useText } from './useText.ts'

export default function WordsPage() {
  return (
    <Page.Protect permissions={publishing}>
      <Page.Main>
        <Page.Title>Words</Page.Title>
        <Layouts.Header title="Words" subtitle="Press a text of the site, write it again, keep it. Visitors see it when you publish." />
        <Layouts.Content>
          <Words />
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}

type Shown = Extract<FromPreview, { type: 'shown' }>
type Instead = { why: Elsewhere; words: string } | { choose: Pressed[] }

function Words() {
  const preview = usePreview()
  const site = useSiteState()
  const pages = useFetched<{ paths: string[] }>('/site/links')
  const [source, setSource] = useState<string | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isPressing, setIsPressing] = useState(true)
  const [instead, setInstead] = useState<Instead | null>(null)
  const origin = source && new URL(source).origin
  const { frame, tell } = useFrame(origin, hear)
  const texts = site.state === 'ready' ? site.data.texts : []
  const text = useText(tell, texts, site.reload)
  const { make, link } = preview

  // One preview when the page is opened.
  useEffect(() => void make(), [])
  useEffect(() => {
    // Each answer has a link of its own, and another would load the page again.
    if (link) setSource((before) => before ?? link)
  }, [link])

  function hear(message: FromPreview): void {
    text.hear(message)
    if (message.type === 'shown') {
      setShown(message)
      tell({ type: 'pressing', isOn: isPressing })
      tell({ type: 'show', texts: texts.filter(({ isLeaving }) => !isLeaving) })
    }
    if (message.type === 'elsewhere') setInstead(message)
    if (message.type !== 'pressed') return
    const [only, ...more] = message.texts
    setInstead(more.length > 0 ? { choose: message.texts } : null)
    if (only && more.length === 0) text.press(only)
  }

  function go(path: string): void {
    if (origin) setSource(origin + path)
  }

  function again(): void {
    setSource(null)
    setShown(null)
    void make()
  }

  const waiting = typedPlaces().filter((place) => place !== text.open?.place)
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingBottom={10}>
      {(preview.fault || preview.state?.problem) && (
        <Notice tone="danger">
          {preview.fault ?? `This preview could not be published as it is: ${preview.state?.problem?.sentence}`}
        </Notice>
      )}
      {preview.leftOut.length > 0 && <Notice tone="warning">Shown as published, because of mistakes: {preview.leftOut.join(', ')}.</Notice>}
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Box style={{ flex: '1 1 16rem', maxWidth: '32rem' }}>
          <SingleSelect aria-label="Page" placeholder="Page" value={shown?.path} onChange={(path: unknown) => go(String(path))}>
            {(pages.state === 'ready' ? pages.data.paths : []).map((path) => (
              <SingleSelectOption key={path} value={path}>
                {path}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Box>
        <Toggle
          aria-label="A press on a text"
          onLabel="Opens it"
          offLabel="Follows links"
          checked={isPressing}
          onChange={() => {
            setIsPressing(!isPressing)
            tell({ type: 'pressing', isOn: !isPressing })
          }}
        />
        <Button variant="tertiary" onClick={again}>
          Make the preview again
        </Button>
        <Typography tag={Link} to="/site" textColor="primary700">
          {texts.length === 0 ? 'Publish' : `Look at your ${texts.length === 1 ? 'text' : `${texts.length} texts`} and publish`}
        </Typography>
      </Flex>
      {waiting.length > 0 && shown && (
        <Notice tone="warning">
          Typed and not kept yet:{' '}
          {waiting.map((place) => (
            <Button key={place} variant="ghost" onClick={() => text.press({ place })}>
              {(typedAt(place) ?? '').slice(0, 60) || '(nothing)'}
            </Button>
          ))}
        </Notice>
      )}
      <Desk>
        {source === null ? (
          <Typography role="status">{preview.fault ? '' : 'The preview is being made.'}</Typography>
        ) : (
          <Frame ref={frame} src={source} title="Preview of the site" />
        )}
        <Side $isOpen={text.open !== null || instead !== null}>
          {text.open === null && instead === null && (
            <Typography>{shown ? 'Press a text in the preview.' : 'The preview is loading. After an hour, make it again.'}</Typography>
          )}
          {text.open === null && instead && 'why' in instead && (
            <Flex direction="column" alignItems="flex-start" gap={3}>
              <Typography fontWeight="bold">“{instead.words}”</Typography>
              <Typography role="status">{ELSEWHERE[instead.why]}</Typography>
              <Button variant="tertiary" onClick={() => setInstead(null)}>
                Leave
              </Button>
            </Flex>
          )}
          {text.open === null && instead && 'choose' in instead && (
            <Flex direction="column" alignItems="flex-start" gap={3}>
              <Typography>Several texts are shown here as one. Which one?</Typography>
              {instead.choose.map((choice) => (
                <Button key={choice.place} variant="secondary" onClick={() => text.press(choice)}>
                  {choice.place}
                </Button>
              ))}
            </Flex>
          )}
          {text.open?.found === undefined && text.open && <Typography role="status">Looking it up.</Typography>}
          {text.open?.found === null && (
            <Notice tone="danger">
              This text could not be found: the preview does not answer, or the site has it no more. Make the preview again.
            </Notice>
          )}
          {text.open?.found && (
            <TextEditor
              found={text.open.found}
              now={text.open.now}
              kept={text.open.kept}
              problems={text.problems}
              isBusy={text.isBusy}
              fault={text.fault}
              onType={text.type}
              onKeep={text.keep}
              onLeave={() => {
                text.leave()
                setInstead(null)
              }}
            />
          )}
        </Side>
      </Desk>
      {shown && (
        <SearchCard
          path={shown.path}
          title={shown.title}
          description={shown.description}
          now={(pressed) => (pressed && text.open?.place === pressed.place && text.open.found ? text.open.now : (pressed?.words ?? ''))}
          onPress={(pressed) => {
            setInstead(null)
            text.press(pressed)
          }}
        />
      )}
    </Flex>
  )
}

const WIDE = '1024px'

const Desk = styled.div`
  display: grid;
  gap: 1.6rem;
  align-items: start;
  @media (min-width: ${WIDE}) {
    grid-template-columns: minmax(0, 1fr) 36rem;
  }
`

const Frame = styled.iframe`
  width: 100%;
  height: 75vh;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: white;
`

/** Beside the page, or over its lower half on a phone. */
const Side = styled.aside<{ $isOpen: boolean }>`
  @media (min-width: ${WIDE}) {
    position: sticky;
    top: 1.6rem;
    max-height: 90vh;
    overflow: auto;
  }
  @media (max-width: 1023px) {
    ${({ $isOpen }) => ($isOpen ? 'position: fixed; inset: auto 0 0 0; z-index: 5; max-height: 70vh; overflow: auto; padding: 1.6rem; box-shadow: 0 -4px 16px rgb(0 0 0 / 25%);' : '')}
    background: ${({ theme }) => theme.colors.neutral0};
  }
`
