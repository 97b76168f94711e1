import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../../lib/browser/classes'
import { closestTo } from '../../lib/browser/closestTo'
import { useText } from '../../text/TextContext'
import { Html } from '../../ui/html/Html'
import { Icon } from '../../ui/Icon'
import { ITEMS_PER_STEP, useGrowingCount } from '../list/useGrowingCount'
import { highlightHtml, highlightParts, type Question } from './questions'
import './questionList.scss'

interface Props {
  questions: readonly Question[]
  isOpen: (question: Question) => boolean
  onToggle: (anchor: string, open: boolean) => void
  /** Search terms to highlight, folded. */
  terms?: readonly string[]
  /** Heading level of the questions. */
  level?: 2 | 3
  /** Copies the link to an answer. Without it, the copy buttons are hidden. */
  onCopy?: (anchor: string) => void
  /** Anchor from the address: its question is scrolled into view and focused. */
  targetAnchor?: string | undefined
  /** Called after `targetAnchor` was focused. The caller then clears it, so that it is focused only once. */
  onFocused?: () => void
}

/** Longer lists use `content-visibility`: the browser skips what is off screen. */
const MAX_EAGER_LAYOUT_ITEMS = 100

/** Expandable questions. The browser's search also finds closed answers and opens them. */
export function QuestionList({
  questions,
  isOpen,
  onToggle,
  terms = NO_TERMS,
  level = 2,
  onCopy,
  targetAnchor,
  onFocused,
}: Props) {
  const count = useGrowingCount(questions.length)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const openFound = (event: Event) => {
      const anchor = closestTo(event, '[data-question]')?.dataset.question
      if (anchor) onToggle(anchor, true)
    }
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [onToggle])

  const groups = useMemo(() => splitIntoGroups(questions), [questions]).slice(0, count / ITEMS_PER_STEP)
  const isRendered =
    targetAnchor !== undefined && groups.some((group) => group.some(({ anchor }) => anchor === targetAnchor))
  useEffect(() => {
    if (!isRendered) return
    const question = document.getElementById(elementId(targetAnchor))
    question?.scrollIntoView()
    question?.querySelector('button')?.focus({ preventScroll: true })
    onFocused?.()
  }, [isRendered, targetAnchor, onFocused])

  return (
    <div
      ref={list}
      className={classes('mq-questions', questions.length > MAX_EAGER_LAYOUT_ITEMS && 'mq-questions--many')}
    >
      {groups.map((group) => (
        <QuestionGroup
          key={group[0]?.anchor}
          questions={group}
          isOpen={isOpen}
          onToggle={onToggle}
          terms={terms}
          level={level}
          onCopy={onCopy}
        />
      ))}
    </div>
  )
}

function splitIntoGroups(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = []
  for (let index = 0; index < questions.length; index += ITEMS_PER_STEP)
    groups.push(questions.slice(index, index + ITEMS_PER_STEP))
  return groups
}

/** Memoised, so that adding a group does not render the others again. */
const QuestionGroup = memo(function QuestionGroup({ questions, isOpen, ...rest }: GroupProps) {
  return questions.map((question) => (
    <QuestionItem key={question.anchor} question={question} open={isOpen(question)} {...rest} />
  ))
})

interface GroupProps extends Pick<Props, 'questions' | 'isOpen' | 'onToggle' | 'onCopy'> {
  terms: readonly string[]
  level: 2 | 3
}

const NO_TERMS: readonly string[] = []

/** A prefix: the anchor itself could equal the id of another element. */
const elementId = (anchor: string) => `question:${anchor}`

/** True in browsers whose search opens `hidden="until-found"`. Others render an answer when it is opened. */
const supportsUntilFound = () => 'onbeforematch' in document.body

interface ItemProps extends Pick<Props, 'onToggle' | 'onCopy'> {
  question: Question
  open: boolean
  terms: readonly string[]
  level: 2 | 3
}

const QuestionItem = memo(function QuestionItem({ question, open, onToggle, terms, level, onCopy }: ItemProps) {
  const t = useText()
  const { anchor, answer } = question
  const panel = useRef<HTMLDivElement>(null)
  // React has no value "until-found".
  useLayoutEffect(() => {
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [open])
  const Heading = `h${level}` as const
  const id = elementId(anchor)
  const copy = useCallback(() => onCopy?.(anchor), [onCopy, anchor])
  return (
    <div id={id} className="mq-question" data-question={anchor}>
      <Heading className="mq-question__head">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}:answer`}
          onClick={() => onToggle(anchor, !open)}
        >
          <span>
            {highlightParts(question.question, terms).map(({ text, marked }, index) =>
              marked ? <mark key={index}>{text}</mark> : text,
            )}
          </span>
          <Icon name="plus" />
        </button>
      </Heading>
      <div id={`${id}:answer`} ref={panel} hidden={!open}>
        {(open || supportsUntilFound()) && (
          <div className="mq-question__answer">
            <Html html={highlightHtml(answer, terms)} />
            {onCopy && (
              <button type="button" className="mq-question__copy" onClick={copy}>
                <Icon path={LINK_ICON} />
                {t('copyAnswerLink')}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
})

const LINK_ICON =
  'M9.5 14.5l5-5M11 6.5l1.7-1.7a4.4 4.4 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.7 1.7a4.4 4.4 0 0 1-6.5-6.5L6.5 11'
