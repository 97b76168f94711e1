import { useMemo, useState } from 'react'
import { useQuery } from '../../data/useQuery'
import type { WaysToWatch } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { ListStates } from '../../page/list/ListStates'
import { useChoice } from '../../page/list/useChoice'
import { PageFrame } from '../../page/PageFrame'
import { PageHeading } from '../../page/PageHeading'
import { QuestionList } from '../../page/questions/QuestionList'
import { withAnchors } from '../../page/questions/questions'
import { waysToWatchQuery } from '../../service/information/faq'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Picture } from '../../ui/picture/Picture'
import { Tabs } from '../../ui/Tabs'
import './waysToWatchPage.scss'

/** On what the films can be watched, and how (spec part 2, section 2: Ways to watch). */
export default function WaysToWatchPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('waysToWatch')
  const answer = useQuery(waysToWatchQuery())
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} large />
        <ListStates
          answer={answer}
          failed={t('waysFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState text={t('waysNone')} />}
        >
          {({ items }) => <Ways ways={items} label={heading} />}
        </ListStates>
      </ModuleList>
    </PageFrame>
  )
}

/** A tab for each way; which one is shown stands in the address. A brand shows the pictures in the tabs, or below them. */
function Ways({ ways, label }: { ways: readonly WaysToWatch[]; label: string }) {
  const named = useMemo(() => {
    const anchors = withAnchors(
      ways.map(({ id, title }) => ({ question: title, answer: '', ...(id === undefined ? {} : { id }) })),
    )
    return ways.map((way, at) => ({ id: anchors[at]?.anchor ?? '', way }))
  }, [ways])
  const [chosen, choose] = useChoice(
    'tab',
    named.map(({ id }) => id),
  )
  const tabs = named.map(({ id, way: { title, image_path } }) => ({
    id,
    label: title,
    ...(image_path ? { picture: <WayPicture src={image_path} /> } : {}),
  }))
  return (
    <div className="mq-ways">
      <Tabs label={label} tabs={tabs} chosen={chosen} onChoose={choose}>
        {(id) => {
          const shown = named.find((each) => each.id === id)?.way
          return shown && <Way way={shown} />
        }}
      </Tabs>
    </div>
  )
}

/** One way: its picture, and what people ask of it. */
function Way({ way: { title, image_path, questions } }: { way: WaysToWatch }) {
  const asked = useMemo(() => withAnchors(questions ?? []), [questions])
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  return (
    <div className="mq-ways__two">
      {image_path && (
        <div className="mq-ways__picture">
          <WayPicture src={image_path} />
        </div>
      )}
      <div className="mq-ways__words">
        <h2>{title}</h2>
        {asked.length > 0 && (
          <QuestionList
            questions={asked}
            level={3}
            // The first one stands open.
            isOpen={(question) => chosen.get(question.anchor) ?? question === asked[0]}
            onToggle={(anchor, open) => setChosen(new Map(chosen).set(anchor, open))}
          />
        )}
      </div>
    </div>
  )
}

/** The words beside it say what it shows. Where a brand shows it elsewhere, it is not loaded. */
const WayPicture = ({ src }: { src: string }) => (
  <Picture src={src} alt="" width={900} height={560} sizes="(max-width: 767px) 100vw, 55vw" />
)
