import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Mistake } from '../../ownersContent/checkDocument.ts'
import type { Tone } from './siteWords.ts'

export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <Box background={`${tone}100`} padding={4} hasRadius width="100%" role="status">
      <Typography textColor={tone === 'neutral' ? 'neutral800' : `${tone}700`}>{children}</Typography>
    </Box>
  )
}

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Box tag="section" id={id} background="neutral0" shadow="filterShadow" hasRadius padding={6} width="100%" aria-label={title}>
      <Typography tag="h2" variant="delta">
        {title}
      </Typography>
      <Flex direction="column" alignItems="flex-start" gap={4} paddingTop={4}>
        {children}
      </Flex>
    </Box>
  )
}

type QuietProps = { children: ReactNode; tone?: 'neutral600' | 'danger700' | 'warning700' }

export function Quiet({ children, tone = 'neutral600' }: QuietProps) {
  return (
    <Typography tag="p" variant="pi" textColor={tone} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}

export function MistakeLine({ mistake, path }: { mistake: Mistake; path: string }) {
  return (
    <Typography tag="li" textColor="danger700" style={{ overflowWrap: 'anywhere' }}>
      <Typography tag={Link} to={`${path}#${mistake.path}`} textColor="danger700" fontWeight="bold">
        {mistake.label}
      </Typography>
      : {mistake.message}
    </Typography>
  )
}

type ConfirmedProps = {
  label: string
  of: string
  question: string
  busy: boolean
  disabled?: boolean
  onConfirm: () => void
  children: ReactNode
}

export function Confirmed({ label, of, question, busy, disabled = false, onConfirm, children }: ConfirmedProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="tertiary" size="S" loading={busy} disabled={disabled} aria-label={`${label} ${of}`}>
          {label}
        </Button>
      </Dialog.Trigger>
      <ConfirmDialog
        title={question}
        endAction={
          <Dialog.Action>
            <Button fullWidth onClick={onConfirm}>
              {label}
            </Button>
          </Dialog.Action>
        }
      >
        {children}
      </ConfirmDialog>
    </Dialog.Root>
  )
}
