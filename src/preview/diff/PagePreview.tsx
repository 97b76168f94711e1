import type { ComponentProps } from 'react'
import type { ChangedPage, ChangeRow, MarkedModule } from './changedPages'
import { PagePair } from './PagePair'
import type { Diff } from './readDiff'

interface Props extends Pick<ComponentProps<typeof PagePair>, 'shown' | 'width' | 'reloadKey' | 'onProblems'> {
  diff: Diff
  page: ChangedPage
  mode: string
}

/** The page before and after, or all changes as text. */
export function PagePreview({ diff, page, mode, ...rest }: Props) {
  if (mode === 'text') return <pre>{diff.lines.map(({ sign, text }) => `${sign} ${text}`).join('\n')}</pre>
  if (page.address === undefined)
    return (
      <p className="mqp-note">
        No preview: no parameter values are known for <code>{page.path}</code>.
      </p>
    )
  return (
    <PagePair
      {...rest}
      address={page.address}
      before={diff}
      marked={markedOf(page.rows)}
      mode={mode === 'over' ? mode : 'side'}
    />
  )
}

/** Each changed module once, with its keys before and after. */
const markedOf = (rows: readonly ChangeRow[]): MarkedModule[] => [
  ...new Map(rows.flatMap(({ module }) => (module ? [[module.slug, module] as const] : []))).values(),
]
