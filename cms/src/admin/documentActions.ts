import { LEAD } from '../leads/contentTypes.ts'
import { useLeadSave } from './leads/useLeadSave.ts'
import { useDocumentSave } from './shared/useDocumentSave.ts'

type Props = Parameters<typeof useLeadSave>[0] & Parameters<typeof useDocumentSave>[0]
type Action = { label: string; onClick?: (event: never) => unknown; disabled?: boolean }
type ActionComponent = ((props: Props) => Action | null) & { type?: string; position?: unknown }

/**
 * Our own save in place of Strapi's. And a lead's menu has nothing that the person may not do: Strapi shows
 * Duplicate and Delete, greyed, to everyone.
 */
export function withOwnActions(actions: ActionComponent[]): ActionComponent[] {
  return actions.map((action) => {
    if (action.type === 'update') return changed(action, withOwnSave(action))
    return action.type === 'clone' || action.type === 'delete' ? changed(action, hiddenWhereRefused(action)) : action
  })
}

function changed({ type, position }: ActionComponent, by: (props: Props) => Action | null): ActionComponent {
  return Object.assign(by, { ...(type ? { type } : {}), position })
}

function withOwnSave(action: ActionComponent) {
  return (props: Props) => {
    // All are called each time: what was just added becomes what is changed, and hooks must not move.
    const stock = action(props)
    const lead = useLeadSave(props)
    const document = useDocumentSave(props)
    const own = lead ?? document
    return own && stock ? { ...stock, ...own } : stock
  }
}

function hiddenWhereRefused(action: ActionComponent) {
  return (props: Props) => {
    const stock = action(props)
    return props.model === LEAD && stock?.disabled ? null : stock
  }
}
