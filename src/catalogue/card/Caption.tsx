import type { TitleCard } from '../../generated/types'
import type { Text } from '../../text/createText'
import { useHonours } from '../honours/useHonours'
import { type Resume, resumeLine } from '../title/resume'
import { descriptionOf, factsOf, honoursOf, nameOf } from '../title/titleFacts'

export type Captions = 'none' | 'name' | 'facts' | 'description' | 'nominations'

interface Props {
  title: TitleCard
  captions: Captions
  /** true: the route has wins and nominations in place of the second line. */
  honours?: boolean
  numbered?: boolean
  resume: Resume | undefined
  t: Text
}

/**
 * The words of a card: its name, and a second line. An episode that was begun is named after its series.
 * A function and no component: a page may have a thousand cards.
 */
export function captionOf({ title, captions, honours, numbered, resume, t }: Props) {
  const series = title.title_type === 'episode' ? title.hierarchy?.parent_title : undefined
  const name = (resume && !numbered && series) || nameOf(title, t)
  const left = resume && resumeLine(title, resume, t)
  if (captions === 'none') {
    return <span className="mq-vh">{[name, title.release_year, left].filter(Boolean).join(', ')}</span>
  }
  return (
    <>
      <span className="mq-card__name">
        {numbered && title.episode_num !== undefined && <span className="mq-card__number">{title.episode_num} </span>}
        {name}
      </span>
      {left && !numbered ? (
        <span className="mq-card__under">{left}</span>
      ) : honours || captions === 'nominations' ? (
        <Honours captions={captions} title={title} t={t} />
      ) : (
        underOf(captions, title)
      )}
    </>
  )
}

/** The second line of a card. */
function underOf(captions: Captions, title: TitleCard) {
  const long = captions === 'description' || captions === 'nominations'
  const text = long ? descriptionOf(title) : captions === 'facts' ? factsOf(title) : ''
  if (!text) return null
  const clamped = long ? ' mq-clamp mq-card__under--text' : ''
  return <span className={`mq-card__under${clamped}`}>{text}</span>
}

/** Wins and nominations, for who may see them: only where they are wanted a card asks who that is. */
function Honours({ captions, title, t }: Pick<Props, 'captions' | 'title' | 't'>) {
  if (!useHonours(true)) return underOf(captions, title)
  const { wins, nominations } = honoursOf(title, t)
  if (!wins && !nominations) return null
  return (
    <span className="mq-card__under">
      {wins && <b>{wins}</b>} {nominations && <span>{nominations}</span>}
    </span>
  )
}
