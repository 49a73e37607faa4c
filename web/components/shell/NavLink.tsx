type Props = { path: string; label: string; current: string }

export function NavLink({ path, label, current }: Props) {
  return (
    <a href={path} aria-current={current === path ? 'page' : undefined}>
      {label}
    </a>
  )
}
