import { useEffect, useEffectEvent } from 'react'
import { titleAddress } from '../../../../catalogue/title/titleLink'
import type { SectionProps } from '../siteSection'
import { DEFAULT_TYPE, type Layout, layoutTypeFor, typesWithoutLayout } from './layouts'
import { usePreviewTitles } from './usePreviewTitles'

/** A layout that was chosen. The canvas then shows a title that has it. */
export interface LayoutChoice {
  type: string
  /** The page of the canvas. If the user opens another one meanwhile, it stays. */
  pagePath: string
}

interface Props extends Pick<SectionProps, 'actions' | 'canvas' | 'pagePath' | 'onPage'> {
  layouts: readonly Layout[]
  layout: Layout
  /** Undefined if the layout was not chosen, or its title is shown. */
  choice: LayoutChoice | undefined
  onShown: () => void
}

/** Titles shown at a time. */
const MAX_SHOWN = 5

/** Opens a title in the canvas. Those that have something for the most views are the first ones. */
export function PreviewTitles({ layouts, layout, choice, onShown, actions, canvas, pagePath, onPage }: Props) {
  const types = layout.type === DEFAULT_TYPE ? typesWithoutLayout(layouts) : [layout.type]
  const { titles, isSorted, failed } = usePreviewTitles(types, canvas)
  const showTitle = useEffectEvent((shownType: string | undefined) => {
    onShown()
    if (choice?.pagePath !== pagePath) return
    if (shownType !== undefined && layoutTypeFor(layouts, shownType) === layout.type) return
    const [best] = titles ?? []
    const path = best && titleAddress(best.slug)
    if (path === pagePath) return
    if (path) onPage(path)
    actions.say(
      best
        ? `The canvas shows ${best.name}.`
        : `The service has no title with the layout ${layout.label}. The canvas still shows ${pagePath}.`,
    )
  })
  const canShow = isSorted && choice !== undefined
  useEffect(() => {
    if (!canvas || !canShow) return undefined
    let isActive = true
    canvas.titleType().then(
      (type) => isActive && showTitle(type),
      // The page was closed.
      () => {},
    )
    return () => {
      isActive = false
    }
  }, [canvas, canShow])
  return (
    <section className="mqp-titlepages" aria-labelledby="mqp-preview-with">
      <h2 className="mqp-note" id="mqp-preview-with">
        Preview with
      </h2>
      {failed !== undefined && <p className="mqp-note mqp-note--bad">The titles could not be loaded: {failed}</p>}
      {titles?.length === 0 && <p className="mqp-note">The service has no titles of this type.</p>}
      <ul>
        {titles?.slice(0, MAX_SHOWN).map(({ slug, name, poster, count }) => {
          const path = titleAddress(slug)
          return (
            <li key={slug}>
              <button
                type="button"
                className="mqp-titlepages__title"
                aria-current={path === pagePath || undefined}
                onClick={() => onPage(path)}
              >
                {poster ? <img src={poster} alt="" loading="lazy" /> : <span className="mqp-titlepages__picture" />}
                <span>
                  <span>{name}</span>
                  <span className="mqp-note">{count && `${count.filled} of ${count.views} views filled`}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
