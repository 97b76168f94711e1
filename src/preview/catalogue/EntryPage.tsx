import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FRAME_STATES } from '../../../fixtures/service/previewChoices'
import type { Problem } from '../../site/validate/problem'
import { useWorld } from '../bar/world'
import { checkText } from '../editor/checkText'
import { BASE, entryLink, type Look, lookLink, useLook, WIDTHS } from './address'
import { documentOf, type Entry, entries } from './entries'
import { FieldList } from './FieldList'
import { type Found, LivingFrame } from './LivingFrame'
import '../problems/problems.scss'

/** One word of the data: its fields with controls, its JSON, and the living thing. */
export function EntryPage({ entry }: { entry: Entry }) {
  const [text, setText] = useState(() => written(entry.example.json))
  const [look, go] = useLook()
  const [findings, setFindings] = useState<Found>()
  const { world } = useWorld()
  const json = useMemo(() => parsed(text), [text])
  const problems = useProblems(entry, useDeferredValue(text))
  const site = look.site || entry.example.site
  return (
    <>
      <header className="mqc-head">
        <nav aria-label="Way back" className="mqc-way">
          <a href="/">Site</a> <a href={BASE}>Catalogue</a> <span>{NAMES[entry.group]}</span>
        </nav>
        <h1>
          <code>{entry.word}</code>
        </h1>
        <p>{entry.meaning}</p>
        <Beside entry={entry} />
      </header>
      <main className="mqc-entry" aria-label={`${NAMES[entry.group]} ${entry.word}`}>
        <section className="mqc-stage" aria-label="Living example">
          <Looks look={look} site={site} sites={world?.choices.sites ?? [site]} go={go} />
          {world && world.viewer !== entry.example.viewer && (
            <p className="mqp-note mqc-viewer">
              Meant for {entry.example.viewer === 'viewer' ? 'who is signed in' : 'who is signed out'}; this browser is{' '}
              {world.viewer.replace('-', ' ')}.{' '}
              <a href={viewerLink(entry)}>Show as {entry.example.viewer.replace('-', ' ')}</a>
            </p>
          )}
          <LivingFrame entry={entry} json={json} look={look} site={site} onFound={setFindings} />
        </section>
        <section className="mqc-fields" aria-labelledby="mqc-fields">
          <h2 id="mqc-fields">Fields</h2>
          <FieldList entry={entry} json={json} onChange={(next) => setText(written(next))} />
        </section>
        <section className="mqc-json" aria-labelledby="mqc-json">
          <div className="mqc-title">
            <h2 id="mqc-json">JSON</h2>
            <button
              type="button"
              className="mqp-chip"
              disabled={text === written(entry.example.json)}
              onClick={() => setText(written(entry.example.json))}
            >
              Back to the example
            </button>
          </div>
          <textarea
            className="mqc-text"
            aria-labelledby="mqc-json"
            spellCheck={false}
            value={text}
            rows={Math.min(40, Math.max(10, text.split('\n').length))}
            onChange={(event) => setText(event.target.value)}
          />
        </section>
        <section className="mqc-findings" aria-label="Findings">
          <h2>Problems</h2>
          <ProblemLines problems={json === undefined ? [NO_JSON] : problems} />
          <h2>Accessibility</h2>
          <AxeLines found={findings} />
        </section>
      </main>
    </>
  )
}

const NAMES = { kinds: 'Component kind', modules: 'Module type', views: 'View' }

/** The entries before and after this one. */
function Beside({ entry }: { entry: Entry }) {
  const own = entries.filter(({ group }) => group === entry.group)
  const at = own.indexOf(entry)
  const [before, after] = [own[at - 1], own[at + 1]]
  return (
    <nav className="mqc-beside" aria-label="Other entries">
      {before && (
        <a className="mqp-chip" rel="prev" href={entryLink(before)}>
          ← {before.word}
        </a>
      )}
      {after && (
        <a className="mqp-chip" rel="next" href={entryLink(after)}>
          {after.word} →
        </a>
      )}
    </nav>
  )
}

interface LooksProps {
  look: Look
  site: string
  sites: readonly string[]
  go: (href: string) => void
}

/** The states as links, the site as a choice. */
function Looks({ look, site, sites, go }: LooksProps) {
  const chip = (key: string, label: string, change: Partial<Look>, current: boolean) => {
    const href = lookLink({ ...look, ...change })
    return (
      <a
        key={key}
        className="mqp-chip"
        aria-current={current ? 'true' : undefined}
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          go(href)
        }}
      >
        {label}
      </a>
    )
  }
  return (
    <nav className="mqc-looks" aria-label="States">
      <div>{FRAME_STATES.map((state) => chip(state, state, { state }, look.state === state))}</div>
      <div>{WIDTHS.map((width) => chip(`${width}`, `${width}`, { width }, look.width === width))}</div>
      <div>{chip('rtl', 'right to left', { dir: look.dir === 'rtl' ? 'ltr' : 'rtl' }, look.dir === 'rtl')}</div>
      <label className="mqp-note">
        Brand{' '}
        <select
          className="mqp-field"
          value={site}
          onChange={(event) => go(lookLink({ ...look, site: event.target.value }))}
        >
          {[...new Set([site, ...sites])].sort().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}

/** This page, with the viewer that its example is meant for. */
const viewerLink = (entry: Entry) => `${lookLessPreview()}preview.viewer=${entry.example.viewer}`
const lookLessPreview = () => `${location.pathname}${location.search ? `${location.search}&` : '?'}`

function ProblemLines({
  problems,
}: {
  problems: readonly Pick<Problem, 'severity' | 'pointer' | 'message' | 'suggestion'>[] | undefined
}) {
  return (
    <>
      <p className="mqp-note" role="status">
        {problems === undefined ? 'Reading …' : problems.length === 0 ? 'None: the validator takes it as it is.' : ''}
      </p>
      <ul>
        {problems?.map(({ severity, pointer, message, suggestion }) => (
          <li key={`${pointer} ${message}`} className={`mqp-problem mqp-problem--${severity}`}>
            <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> <code>{pointer || '/'}</code> {message}
            {suggestion && <span className="mqp-meant">Did you mean “{suggestion}”?</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

function AxeLines({ found }: { found: Found | undefined }) {
  const words =
    found === undefined
      ? 'Looking …'
      : 'failed' in found
        ? `Could not be looked at: ${found.failed}`
        : found.findings.length === 0
          ? 'axe finds nothing in the frame as it stands.'
          : `axe finds ${found.findings.length} in the frame as it stands.`
  return (
    <>
      <p className="mqp-note" role="status">
        {words}
      </p>
      <ul>
        {found &&
          'findings' in found &&
          found.findings.map(({ rule, words, severity }, at) => (
            <li key={at} className={`mqp-problem mqp-problem--${severity}`}>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {words} <code>{rule}</code>
            </li>
          ))}
      </ul>
    </>
  )
}

const NO_JSON = {
  severity: 'error' as const,
  pointer: '',
  message: 'is no JSON object; the frame shows what was there before',
}

/** What the validator says of the text. */
function useProblems(entry: Entry, text: string) {
  const [problems, setProblems] = useState<readonly Problem[]>()
  useEffect(() => {
    const json = parsed(text)
    if (json === undefined) return
    let live = true
    const { path, text: whole, at } = documentOf(entry, json)
    checkText(path, whole).then((found) => {
      if (!live) return
      const own = found.filter(({ pointer }) => pointer === at || pointer.startsWith(`${at}/`))
      setProblems(own.map((problem) => ({ ...problem, pointer: problem.pointer.slice(at.length) })))
    })
    return () => {
      live = false
    }
  }, [entry, text])
  return problems
}

const written = (json: unknown) => JSON.stringify(json, null, 2)

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? (json as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
