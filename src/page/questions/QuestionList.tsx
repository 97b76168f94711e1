import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { classes } from '../../lib/classes'
import { useText } from '../../text/TextContext'
import { Html } from '../../ui/html/Html'
import { Icon } from '../../ui/Icon'
import { STEP, useGrowingCount } from '../list/useGrowingCount'
import { markHtml, partsOf, type Question } from './questions'
import './questionList.scss'

interface Props {
  questions: readonly Question[]
  /** Whether the answer stands below its question. */
  isOpen: (question: Question) => boolean
  onToggle: (anchor: string, open: boolean) => void
  /** Words to be marked, folded. */
  words?: readonly string[]
  /** What the questions are headings below of. */
  level?: 2 | 3
  /** Copies the link to an answer. Without it there are no links. */
  onCopy?: (anchor: string) => void
  /** The anchor that the address names: its answer is brought into sight, and its question takes the focus. */
  target?: string | undefined
  /** Told once it has the focus: what comes later must not take it again. */
  onArrived?: () => void
}

/** From so many on, the browser lays out only what is near the screen. */
const MANY = 100

/** Questions that open their answers; several may be open. The browser's own search finds closed answers, too, and opens them. */
export function QuestionList({
  questions,
  isOpen,
  onToggle,
  words = NONE,
  level = 2,
  onCopy,
  target,
  onArrived,
}: Props) {
  const count = useGrowingCount(questions.length)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const openFound = (event: Event) => {
      const anchor = (event.target as Element).closest<HTMLElement>('[data-question]')?.dataset.question
      if (anchor) onToggle(anchor, true)
    }
    element?.addEventListener('beforematch', openFound)
    return () => element?.removeEventListener('beforematch', openFound)
  }, [onToggle])

  const groups = useMemo(() => groupsOf(questions), [questions]).slice(0, count / STEP)
  const isThere = target !== undefined && groups.some((group) => group.some(({ anchor }) => anchor === target))
  useEffect(() => {
    if (!isThere) return
    const question = document.getElementById(elementId(target))
    question?.scrollIntoView()
    question?.querySelector('button')?.focus({ preventScroll: true })
    onArrived?.()
  }, [isThere, target, onArrived])

  return (
    <div ref={list} className={classes('mq-questions', questions.length > MANY && 'mq-questions--many')}>
      {groups.map((group) => (
        <QuestionGroup
          key={group[0]?.anchor}
          questions={group}
          isOpen={isOpen}
          onToggle={onToggle}
          words={words}
          level={level}
          onCopy={onCopy}
        />
      ))}
    </div>
  )
}

/** The questions in groups of those that come at once. */
function groupsOf(questions: readonly Question[]): Question[][] {
  const groups: Question[][] = []
  for (let at = 0; at < questions.length; at += STEP) groups.push(questions.slice(at, at + STEP))
  return groups
}

/** So that those that are there are left alone when others come. */
const QuestionGroup = memo(function QuestionGroup({ questions, isOpen, ...rest }: GroupProps) {
  return questions.map((question) => (
    <QuestionItem key={question.anchor} question={question} open={isOpen(question)} {...rest} />
  ))
})

interface GroupProps extends Pick<Props, 'questions' | 'isOpen' | 'onToggle' | 'onCopy'> {
  words: readonly string[]
  level: 2 | 3
}

const NONE: readonly string[] = []

/** Not the anchor itself: a question must not take the name of a part of the page. */
const elementId = (anchor: string) => `question:${anchor}`

/** True in browsers whose search opens `hidden="until-found"`. Others render an answer when it is opened. */
const findsHidden = () => 'onbeforematch' in document.body

interface ItemProps extends Pick<Props, 'onToggle' | 'onCopy'> {
  question: Question
  open: boolean
  words: readonly string[]
  level: 2 | 3
}

const QuestionItem = memo(function QuestionItem({ question, open, onToggle, words, level, onCopy }: ItemProps) {
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
            {partsOf(question.question, words).map(({ text, marked }, at) =>
              marked ? <mark key={at}>{text}</mark> : text,
            )}
          </span>
          <Icon name="plus" />
        </button>
      </Heading>
      <div id={`${id}:answer`} ref={panel} hidden={!open}>
        {(open || findsHidden()) && (
          <div className="mq-question__answer">
            <Html html={markHtml(answer, words)} />
            {onCopy && (
              <button type="button" className="mq-question__copy" onClick={copy}>
                <Icon path={LINK} />
                {t('copyAnswerLink')}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
})

const LINK = 'M9.5 14.5l5-5M11 6.5l1.7-1.7a4.4 4.4 0 0 1 6.5 6.5L17.5 13M13 17.5l-1.7 1.7a4.4 4.4 0 0 1-6.5-6.5L6.5 11'
