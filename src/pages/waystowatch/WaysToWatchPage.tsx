import { useMemo, useState } from 'react'
import { useQuery } from '../../data/useQuery'
import type { WaysToWatch } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { ListStates } from '../../page/list/ListStates'
import { useAddressChoice } from '../../page/list/useAddressChoice'
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

/** Devices and services to watch on, with questions (spec part 2, section 2: Ways to watch). */
export default function WaysToWatchPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('waysToWatch')
  const result = useQuery(waysToWatchQuery())
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageHeading heading={heading} large />
        <ListStates
          result={result}
          failed={t('waysFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState text={t('waysNone')} />}
        >
          {({ items }) => <WaysTabs ways={items} label={heading} />}
        </ListStates>
      </ModuleList>
    </PageFrame>
  )
}

/** A tab for each entry, kept in the address. Brands show the images in the tabs or in the panel. */
function WaysTabs({ ways, label }: { ways: readonly WaysToWatch[]; label: string }) {
  const tabWays = useMemo(() => {
    const anchors = withAnchors(
      ways.map(({ id, title }) => ({ question: title, answer: '', ...(id === undefined ? {} : { id }) })),
    )
    return ways.map((way, index) => ({ id: anchors[index]?.anchor ?? '', way }))
  }, [ways])
  const [chosen, choose] = useAddressChoice(
    'tab',
    tabWays.map(({ id }) => id),
  )
  const tabs = tabWays.map(({ id, way: { title, image_path } }) => ({
    id,
    label: title,
    ...(image_path ? { picture: <WayPicture src={image_path} /> } : {}),
  }))
  return (
    <div className="mq-ways">
      <Tabs label={label} tabs={tabs} chosen={chosen} onChoose={choose}>
        {(id) => {
          const shown = tabWays.find((each) => each.id === id)?.way
          return shown && <WayPanel way={shown} />
        }}
      </Tabs>
    </div>
  )
}

function WayPanel({ way: { title, image_path, questions } }: { way: WaysToWatch }) {
  const questionsWithAnchors = useMemo(() => withAnchors(questions ?? []), [questions])
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
        {questionsWithAnchors.length > 0 && (
          <QuestionList
            questions={questionsWithAnchors}
            level={3}
            // The first answer is open by default.
            isOpen={(question) => chosen.get(question.anchor) ?? question === questionsWithAnchors[0]}
            onToggle={(anchor, open) => setChosen(new Map(chosen).set(anchor, open))}
          />
        )}
      </div>
    </div>
  )
}

/** Decorative: the text beside it describes it. A hidden image is not loaded. */
const WayPicture = ({ src }: { src: string }) => (
  <Picture src={src} alt="" width={900} height={560} sizes="(max-width: 767px) 100vw, 55vw" />
)
