import { artInk } from '../../catalogue/card/artInk'
import type { PlannedLayout } from '../../catalogue/title-layout/titleLayout'
import type { Title } from '../../generated/types'
import { classes } from '../../lib/classes'
import { Backdrop } from './Backdrop'
import { TitleSection } from './TitleSection'
import './titleHead.scss'
import './titleWords.scss'
import './titleActions.scss'
import './titleFramed.scss'
import './titleNarrow.scss'

interface Props {
  /** All of it, or what its card knew. */
  title: Title
  layout: PlannedLayout
  /** Level of the heading: 1 on a page, 2 in a dialog. */
  level?: 1 | 2
}

/** The opening of a title: its picture, and on or beside it the title section. */
export function TitleHead({ title, layout, level = 1 }: Props) {
  const bare = layout.background === 'none'
  return (
    <header
      className={classes('mq-title', bare ? 'mq-title--bare' : `mq-title--${layout.layout}`)}
      data-opening={bare || layout.layout === 'framed' || level === 2 ? 'plain' : 'hero'}
      data-tone={title.images?.tone}
      style={artInk(title.images)}
    >
      {!bare && <Backdrop title={title} banner={layout.layout === 'full'} video={layout.background === 'video'} />}
      <TitleSection title={title} layout={layout} level={level} />
    </header>
  )
}
