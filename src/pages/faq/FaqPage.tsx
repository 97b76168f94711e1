import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useQuery } from '../../data/useQuery'
import type { Faq } from '../../generated/types'
import { EmptyState } from '../../page/EmptyState'
import { ListStates } from '../../page/list/ListStates'
import { PageFrame } from '../../page/PageFrame'
import { PictureBeside } from '../../page/PictureBeside'
import { QuestionList } from '../../page/questions/QuestionList'
import { finder, type Question, withAnchors, wordsOf } from '../../page/questions/questions'
import { faqQuery } from '../../service/information/faq'
import type { PageProps } from '../../site/pageProps'
import { ModuleList } from '../../site/react/ModuleList'
import { useText } from '../../text/TextContext'
import { SearchField } from '../../ui/form/SearchField'
import { showToast } from '../../ui/overlay/toast/showToast'
import './faqPage.scss'

/** What people ask, and the answers (spec part 2, section 2: FAQ). */
export default function FaqPage({ route }: PageProps) {
  const t = useText()
  const heading = route?.heading ?? route?.label ?? t('questions')
  const answer = useQuery(faqQuery())
  return (
    <PageFrame title={heading}>
      <ModuleList uri={route?.modules_uri}>
        <PictureBeside src={route?.image} side="start">
          <div className="mq-faq">
            <h1 tabIndex={-1}>{heading}</h1>
            <ListStates
              answer={answer}
              shape="text"
              failed={t('questionsFailed')}
              isEmpty={({ items }) => items.length === 0}
              empty={<EmptyState text={t('questionsNone')} />}
            >
              {({ items }) => <Questions asked={items} />}
            </ListStates>
          </div>
        </PictureBeside>
      </ModuleList>
    </PageFrame>
  )
}

/** From so many questions on there is a field to search in them. */
const SEARCH_FROM = 10

/** So many others are shown below those that have the words. */
const ALSO = 3

/** The questions, with what opens them: a press, the address, the search, and the one button for all. */
function Questions({ asked }: { asked: readonly Faq[] }) {
  const t = useText()
  const questions = useMemo(() => withAnchors(asked), [asked])
  const target = useTarget()
  const [term, setTerm] = useState('')
  const later = useDeferredValue(term)
  const words = useMemo(() => wordsOf(later), [later])
  const [all, setAll] = useState(false)
  // What the visitor, or the address, opened or closed goes before what the page would do.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const toggle = useCallback(
    (anchor: string, open: boolean) => setChosen((before) => new Map(before).set(anchor, open)),
    [],
  )
  const [seen, setSeen] = useState<string>()
  if (target?.key !== seen) {
    setSeen(target?.key)
    if (target) {
      toggle(target.anchor, true)
      setTerm('')
    }
  }

  // Once only: a list that comes anew, for other words, must not take the focus out of the search.
  const [arrived, setArrived] = useState<string>()
  const wanted = target && arrived !== target.key ? target.anchor : undefined
  const onArrived = useCallback(() => setArrived(target?.key), [target?.key])
  const search = (next: string) => {
    setTerm(next)
    onArrived()
  }

  const { found, rest, where } = useMemo(() => sortByWords(questions, words), [questions, words])
  const isSearching = words.length > 0
  const isOpen = useCallback(
    (question: Question) =>
      chosen.get(question.anchor) ??
      (all || (isSearching && (question === found[0] || where.get(question) === 'answer'))),
    [chosen, all, isSearching, found, where],
  )
  const onCopy = useCallback(
    (anchor: string) =>
      void copyLink(anchor).then(
        () => showToast(t('linkCopied')),
        () => showToast(t('linkNotCopied'), 'alert'),
      ),
    [t],
  )
  const common = { isOpen, onToggle: toggle, onCopy }
  return (
    <>
      <div className="mq-faq__tools">
        {questions.length >= SEARCH_FROM && (
          <div className="mq-faq__search">
            <SearchField label={t('searchAnswers')} value={term} onChange={search} />
            <p role="status">{isSearching && t('answersFound', { count: found.length, total: questions.length })}</p>
          </div>
        )}
        {questions.length > 1 && (
          <button
            type="button"
            className="mq-faq__all"
            onClick={() => {
              setAll(!all)
              setChosen(new Map())
            }}
          >
            {all ? t('collapseAll') : t('expandAll')}
          </button>
        )}
      </div>
      {isSearching && found.length === 0 && <p className="mq-faq__none">{t('answersNone')}</p>}
      {found.length > 0 && (
        // Anew for other words: a long list comes bit by bit.
        <QuestionList
          key={`${words.join(' ')} ${all}`}
          questions={found}
          words={words}
          target={wanted}
          onArrived={onArrived}
          {...common}
        />
      )}
      {rest.length > 0 && (
        <section className="mq-faq__also">
          <h2>{t('alsoAsked')}</h2>
          <QuestionList questions={rest} level={3} {...common} />
        </section>
      )}
    </>
  )
}

/** The questions that have the words, where those stand in each, and a few others. */
function sortByWords(questions: readonly Question[], words: readonly string[]) {
  const where = new Map<Question, 'question' | 'answer'>()
  if (words.length === 0) return { found: questions, rest: [], where }
  const find = finder(words)
  for (const question of questions) {
    const place = find(question)
    if (place) where.set(question, place)
  }
  const others = questions.filter((question) => !where.has(question))
  return { found: questions.filter((question) => where.has(question)), rest: others.slice(0, ALSO), where }
}

/** The question that the address names, and which visit of it this is. */
function useTarget(): { anchor: string; key: string } | undefined {
  const { hash, key } = useLocation()
  if (hash.length < 2) return undefined
  try {
    return { anchor: decodeURIComponent(hash.slice(1)), key }
  } catch {
    return undefined
  }
}

/** @throws where the browser does not let a page write to the clipboard */
async function copyLink(anchor: string): Promise<void> {
  await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${encodeURIComponent(anchor)}`)
}
