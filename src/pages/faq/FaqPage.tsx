import { useQuery } from '../../data/useQuery'
import { EmptyState } from '../../page/EmptyState'
import { ListStates } from '../../page/list/ListStates'
import { PageFrame } from '../../page/PageFrame'
import { PageWithImage } from '../../page/PageWithImage'
import { faqQuery } from '../../service/information/faq'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { Questions } from './Questions'
import './faqPage.scss'

/** Questions and answers (spec part 2, section 2: FAQ). */
export default function FaqPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('questions')
  const result = useQuery(faqQuery())
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PageWithImage src={route?.image} side="start">
          <div className="mq-faq">
            <h1 tabIndex={-1}>{heading}</h1>
            <ListStates
              result={result}
              shape="text"
              failed={t('questionsFailed')}
              isEmpty={({ items }) => items.length === 0}
              empty={<EmptyState text={t('questionsNone')} />}
            >
              {({ items }) => <Questions faqs={items} />}
            </ListStates>
          </div>
        </PageWithImage>
      </ModuleList>
    </PageFrame>
  )
}
