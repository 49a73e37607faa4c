import { contentTypeOf } from '../ownersContent/contentTypes.ts'
import { useDocumentSave } from './shared/useDocumentSave.ts'

type Props = Parameters<typeof useDocumentSave>[0]
type Action = { label: string; onClick?: (event: never) => unknown; disabled?: boolean }
type ActionComponent = ((props: Props) => Action | null) & { type?: string; position?: unknown }

/** Our own save in place of Strapi's, and no way to delete what there is once: its phone, readers and fees would go with one press. */
export function withOwnSave(actions: ActionComponent[]): ActionComponent[] {
  return actions.map((action) => {
    const { type, position } = action
    if (type === 'delete') return Object.assign((props: Props) => (isSingleOfSite(props) ? null : action(props)), { type, position })
    if (type !== 'update') return action
    const own = (props: Props) => {
      // Both are called each time: what was just added becomes what is changed, and hooks must not move.
      const stock = action(props)
      const save = useDocumentSave(props)
      return save && stock ? { ...stock, ...save } : stock
    }
    return Object.assign(own, { type, position })
  })
}

function isSingleOfSite({ model }: Props): boolean {
  return contentTypeOf(model)?.isSingle ?? false
}
