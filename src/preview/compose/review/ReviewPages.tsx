import { useMemo, useState } from 'react'
import type { SiteTexts } from '../../../tools/edit/editSite'
import { type ChangedPage, changedPages, type MarkedModule, markedModules } from '../../diff/changedPages'
import { PageChanges } from '../../diff/PageChanges'
import { PageList } from '../../diff/PageList'
import { PagePair } from '../../diff/PagePair'
import { NoPreview } from '../../diff/PagePreview'
import { frameAddress } from '../../frame/setFrame'
import { siteFileOf } from '../../problems/siteFile'
import { DraftPlace } from '../details/DraftPlace'
import type { ChangedDocument } from '../draft/siteFolder'
import { type ReviewPagesState, useReviewPages } from './useReviewPages'
import '../../diff/diff.scss'

interface Props {
  changed: readonly ChangedDocument[]
  files: SiteTexts
  site: string
  /** The page in the canvas. */
  pagePath: string
  /** CSS pixels. */
  width: number
  isSignedIn: boolean
}

/** The changed pages on disk and with the unsaved changes. */
export function ReviewPages({ changed, files, site, pagePath, width, isSignedIn }: Props) {
  const state = useReviewPages(changed, site)
  const { diff, failure } = state
  const isNewSite = changed.some(({ path, tag }) => path === 'config.json' && tag === null)
  const pages = useMemo(() => (diff ? changedPages(diff, isSignedIn, pagePath) : []), [diff, isSignedIn, pagePath])
  const [path, setPath] = useState<string>()
  const [shown, setShown] = useState<MarkedModule>()
  // Until the changes are known, and if no page changes, the page in the canvas.
  const current =
    pages.find((each) => each.path === path) ?? pages.find(({ address }) => address === pagePath) ?? pages[0]

  if (state.turn === 0 && failure === undefined) return <p className="mqp-note">Loading the pages …</p>
  return (
    <div className="mqp-review__pages">
      {current && pages.length > 1 && (
        <PageList
          pages={pages}
          count={pages.filter((each) => each.path !== '').length}
          current={current}
          onChoose={(next) => {
            setPath(next.path)
            setShown(undefined)
          }}
        />
      )}
      <div className="mqp-diff__pair">
        {failure !== undefined && <p className="mqp-note">The changed pages are not known: {failure}</p>}
        {state.turn > 0 && (
          <ReviewPair
            state={state}
            page={current ?? unchangedPage(pagePath)}
            isNew={isNewSite || current?.isNew}
            shown={shown}
            width={width}
            onReady={(first) => setShown((last) => last ?? first)}
          />
        )}
      </div>
      <div className="mqp-diff__words">
        {!diff && failure === undefined && <p className="mqp-note">Comparing …</p>}
        {diff && !current && <p className="mqp-note">No page changes.</p>}
        {current && (
          <PageChanges
            page={current}
            link={(place) => <DraftPlace files={files} fileOf={siteFileOf} place={place} />}
            onShow={setShown}
          />
        )}
      </div>
    </div>
  )
}

const unchangedPage = (pagePath: string): ChangedPage => ({
  path: pagePath,
  address: pagePath,
  summary: '',
  isNew: false,
  rows: [],
})

interface PairProps {
  state: ReviewPagesState
  page: ChangedPage
  /** Nothing is on disk. */
  isNew: boolean | undefined
  shown: MarkedModule | undefined
  width: number
  /** Both pages are loaded. @param first their first changed module */
  onReady: (first: MarkedModule | undefined) => void
}

function ReviewPair({ state: { frames, turn }, page, isNew, shown, width, onReady }: PairProps) {
  const { address, path } = page
  const marked = markedModules(page)
  if (address === undefined) return <NoPreview page={page} />
  return (
    <PagePair
      address={address}
      src={frames.map((id) => frameAddress(address, id, turn))}
      isNew={isNew}
      captions={[`${path || address}, on disk`, `${path || address}, after saving`]}
      marked={marked}
      shown={shown}
      mode="side"
      width={width}
      onProblems={() => onReady(marked[0])}
    />
  )
}
