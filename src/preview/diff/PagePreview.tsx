import { type ComponentProps, useEffect, useState } from 'react'
import { frameAddress, frameId, setFrame } from '../frame/setFrame'
import { type ChangedPage, markedModules } from './changedPages'
import { SIDES } from './PageFrame'
import { PagePair } from './PagePair'
import type { Diff } from './readDiff'

interface Props extends Pick<ComponentProps<typeof PagePair>, 'shown' | 'width' | 'onProblems'> {
  diff: Diff
  page: ChangedPage
  mode: string
  /** A new value reloads the pages. */
  reloadKey: number
}

/** The page before and after, or all changes as text. */
export function PagePreview({ mode, ...props }: Props) {
  const { diff, page } = props
  if (mode === 'text') return <pre>{diff.lines.map(({ sign, text }) => `${sign} ${text}`).join('\n')}</pre>
  if (page.address === undefined) return <NoPreview page={page} />
  return <RevisionPair {...props} address={page.address} mode={mode === 'over' ? mode : 'side'} />
}

export const NoPreview = ({ page }: { page: ChangedPage }) => (
  <p className="mqp-note">
    No preview: no parameter values are known for <code>{page.path}</code>.
  </p>
)

interface PairProps extends Omit<Props, 'mode'> {
  address: string
  mode: 'side' | 'over'
}

/** A page in a revision, and as it is saved. */
function RevisionPair({ diff: { frame, before }, page, address, reloadKey, ...rest }: PairProps) {
  const { src, failed } = useFrameSources(address, frame, reloadKey)
  if (failed)
    return (
      <p className="mqp-note mqp-note--bad">The development server cannot show these pages. Restart it, then reload.</p>
    )
  const name = [...new Set([before.name, before.commit])].join(' ')
  return (
    <PagePair
      {...rest}
      address={address}
      src={src}
      isNew={page.isNew}
      captions={[`Before, ${name}`, 'After, as saved']}
      marked={markedModules(page)}
    />
  )
}

/** Sets the content of both frames and returns their addresses. */
function useFrameSources(address: string, revision: string, turn: number) {
  const [sources, setSources] = useState<{ src?: readonly string[]; failed: boolean }>({ failed: false })
  useEffect(() => {
    let isActive = true
    const ids = [frameId(`diff-${SIDES[0]}`), frameId(`diff-${SIDES[1]}`)] as const
    Promise.all([setFrame(ids[0], { revision }), setFrame(ids[1], {})]).then((accepted) => {
      if (!isActive) return
      const isAccepted = accepted.every(Boolean)
      setSources({
        src: isAccepted ? ids.map((id) => frameAddress(address, id, turn)) : undefined,
        failed: !isAccepted,
      })
    })
    return () => {
      isActive = false
    }
  }, [address, revision, turn])
  return sources
}
