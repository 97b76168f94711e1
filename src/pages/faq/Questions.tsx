import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Faq } from '../../generated/types'
import { QuestionList } from '../../page/questions/QuestionList'
import { createQuestionMatcher, type Question, searchTerms, withAnchors } from '../../page/questions/questions'
import { useText } from '../../text/TextContext'
import { SearchField } from '../../ui/form/SearchField'
import { showToast } from '../../ui/overlay/toast/showToast'
import { useOpenAnswers } from './useOpenAnswers'
import { useQuestionOfHash } from './useQuestionOfHash'

/** Shorter lists have no search field. */
const MIN_SEARCHABLE = 10

const MAX_SUGGESTIONS = 3

export function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const t = useText()
  const questions = useMemo(() => withAnchors(faqs), [faqs])
  const [term, setTerm] = useState('')
  const deferredTerm = useDeferredValue(term)
  const terms = useMemo(() => searchTerms(deferredTerm), [deferredTerm])
  const isSearching = terms.length > 0
  const { matches, suggestions, matchedIn } = useMemo(() => searchQuestions(questions, terms), [questions, terms])
  const opensForSearch = useCallback(
    (question: Question) => isSearching && (question === matches[0] || matchedIn.get(question) === 'answer'),
    [isSearching, matches, matchedIn],
  )
  const { isOpen, toggle, allOpen, toggleAll } = useOpenAnswers(opensForSearch)
  const { target, onFocused } = useQuestionOfHash((anchor) => {
    toggle(anchor, true)
    setTerm('')
  })
  const search = (next: string) => {
    setTerm(next)
    onFocused()
  }
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
        {questions.length >= MIN_SEARCHABLE && (
          <div className="mq-faq__search">
            <SearchField label={t('searchAnswers')} value={term} onChange={search} />
            <p role="status">{isSearching && t('answersFound', { count: matches.length, total: questions.length })}</p>
          </div>
        )}
        {questions.length > 1 && (
          <button type="button" className="mq-faq__all" onClick={toggleAll}>
            {allOpen ? t('collapseAll') : t('expandAll')}
          </button>
        )}
      </div>
      {isSearching && matches.length === 0 && <p className="mq-faq__none">{t('answersNone')}</p>}
      {matches.length > 0 && (
        // The key restarts the stepwise rendering of a long list.
        <QuestionList
          key={`${terms.join(' ')} ${allOpen}`}
          questions={matches}
          terms={terms}
          targetAnchor={target}
          onFocused={onFocused}
          {...common}
        />
      )}
      {suggestions.length > 0 && (
        <section className="mq-faq__also">
          <h2>{t('alsoAsked')}</h2>
          <QuestionList questions={suggestions} level={3} {...common} />
        </section>
      )}
    </>
  )
}

function searchQuestions(questions: readonly Question[], terms: readonly string[]) {
  const matchedIn = new Map<Question, 'question' | 'answer'>()
  if (terms.length === 0) return { matches: questions, suggestions: [], matchedIn }
  const match = createQuestionMatcher(terms)
  for (const question of questions) {
    const part = match(question)
    if (part) matchedIn.set(question, part)
  }
  const others = questions.filter((question) => !matchedIn.has(question))
  return {
    matches: questions.filter((question) => matchedIn.has(question)),
    suggestions: others.slice(0, MAX_SUGGESTIONS),
    matchedIn,
  }
}

/** @throws if the browser denies access to the clipboard */
async function copyLink(anchor: string): Promise<void> {
  await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${encodeURIComponent(anchor)}`)
}
