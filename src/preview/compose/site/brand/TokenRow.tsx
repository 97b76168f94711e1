import { useEffect, useId, useRef, useState } from 'react'
import { formatRatio, type MeasuredPair } from '../../../../site/brand/contrast'
import { expectationOf } from '../../../../tools/css/tokenTexts'
import { useTyped } from '../../form/inputs/useTyped'
import { appliedDefault, appliedValue, type Brand } from './brand'
import { type BrandContrast, nameOfPair, weakestPair } from './brandContrast'
import { isColour, TOKENS, tokenDescription } from './brandTokens'
import { ColourPicker } from './ColourPicker'
import { checkToken, toTokenValue } from './checkToken'
import type { TokenActions } from './useTokenActions'

interface Props {
  name: string
  brand: Brand
  before: Brand
  contrast: BrandContrast
  actions: TokenActions
  /** The token is marked; each other number scrolls to it. */
  turn: number | undefined
  /** Whether the colour picker is open. */
  isOpen: boolean
  onOpen: () => void
}

/** Longer values have a line of their own. */
const MAX_NARROW_LENGTH = 9

/** A token with its value, and for colours the picker and the contrast. */
export function TokenRow({ name, brand, before, contrast, actions, turn, isOpen, onOpen }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const set = brand.tokens.get(name)
  const token = TOKENS.get(name)
  const [text, setText] = useTyped(set?.value ?? '', (typed) => toTokenValue(name, typed))
  const value = toTokenValue(name, text)
  const message = value === '' ? set && 'Type a value, or reset it.' : checkToken(brand, name, value)
  const label = tokenDescription(name)
  const weakest = weakestPair(contrast.pairs, name)
  const applied = appliedValue(brand, name)
  const placeholder = token?.defaults.join(' or ') ?? ''
  // Decided once, so that the field stays where it is while it is changed.
  const [isWide] = useState((set?.value ?? placeholder).length > MAX_NARROW_LENGTH)
  useEffect(() => {
    if (turn !== undefined) row.current?.scrollIntoView({ block: 'nearest' })
  }, [turn])
  const classes = [
    'mqp-token',
    isColour(name) && 'mqp-token--colour',
    isWide && 'mqp-token--wide',
    message && 'mqp-token--invalid',
  ]
  return (
    <li ref={row} className={classes.filter(Boolean).join(' ')} aria-current={turn !== undefined || undefined}>
      {isColour(name) && (
        <button
          type="button"
          className="mqp-token__swatch"
          aria-label={`Pick ${label}`}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {/* The colour of the text around the part is not known here. */}
          <span style={{ background: applied.toLowerCase() === 'currentcolor' ? undefined : applied }} />
        </button>
      )}
      <span className="mqp-token__name">
        <label htmlFor={id}>{label}</label>
        <code title={set && `${set.file}, line ${set.line}`}>{name}</code>
      </span>
      <input
        ref={input}
        id={id}
        className="mqp-field mqp-token__value"
        spellCheck={false}
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        aria-invalid={message !== undefined || undefined}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          setText(target.value)
          const next = toTokenValue(name, target.value)
          if (next !== '' && checkToken(brand, name, next) === undefined) actions.set(name, next)
        }}
      />
      <span className="mqp-token__side">
        {weakest?.ratio !== undefined && <Contrast pair={weakest} ratio={weakest.ratio} />}
        {set && (
          <button
            type="button"
            className="mqp-form__reset"
            aria-label={`Reset ${label}`}
            title="Use the default"
            onClick={() => {
              actions.reset(name)
              // The button is removed.
              input.current?.focus()
            }}
          >
            Reset
          </button>
        )}
      </span>
      <TokenDescription id={`${id}-about`} name={name} set={set} message={message} />
      {isOpen && (
        <ColourPicker
          label={label}
          applied={applied}
          saved={before.tokens.has(name) ? appliedValue(before, name) : undefined}
          onPick={(colour) => actions.set(name, colour)}
        />
      )}
    </li>
  )
}

function Contrast({ pair, ratio }: { pair: MeasuredPair; ratio: number }) {
  return (
    <span
      className={pair.passes ? 'mqp-token__ratio' : 'mqp-token__ratio mqp-token__ratio--low'}
      title={`${nameOfPair(pair)}: at least ${pair.minimum} : 1`}
    >
      {!pair.passes && <span aria-hidden="true">! </span>}
      {formatRatio(ratio)} : 1
    </span>
  )
}

interface TokenDescriptionProps {
  id: string
  name: string
  set: ReturnType<Brand['tokens']['get']>
  /** Why the typed value is invalid. */
  message: string | undefined
}

/** What a token expects and where it is set, or why its value is invalid. */
function TokenDescription({ id, name, set, message }: TokenDescriptionProps) {
  const token = TOKENS.get(name)
  if (message !== undefined)
    return (
      <p id={id} className="mqp-form__message" role="alert">
        {message}
      </p>
    )
  return (
    <p id={id} className="mqp-note mqp-token__about">
      {token && `Expected: ${expectationOf({ ...token, defaults: [appliedDefault(name)] })}.`}
      {set && ` Set in ${set.file}, line ${set.line}.`}
    </p>
  )
}
