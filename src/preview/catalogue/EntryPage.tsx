import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { FRAME_STATES } from '../../../fixtures/service/previewChoices'
import { isRecord } from '../../lib/json/isRecord'
import type { Problem } from '../../site/validate/problem'
import { useWorld } from '../bar/world'
import { validateFileText } from '../editor/validateFileText'
import {
  CATALOGUE_PATH,
  entryLink,
  FRAME_WIDTHS_PX,
  useViewOptions,
  type ViewOptions,
  viewOptionsLink,
} from './address'
import { type AuditResult, ExampleFrame } from './ExampleFrame'
import { documentOf, type Entry, entries } from './entries'
import { FieldList } from './FieldList'
import '../problems/problems.scss'

/** One entry: its fields with controls, its JSON, and a live example. */
export function EntryPage({ entry }: { entry: Entry }) {
  const [text, setText] = useState(() => formatJson(entry.example.json))
  const [viewOptions, navigate] = useViewOptions()
  const [auditResult, setAuditResult] = useState<AuditResult>()
  const { world } = useWorld()
  const json = useMemo(() => parseObject(text), [text])
  const problems = useJsonProblems(entry, useDeferredValue(text))
  const site = viewOptions.site || entry.example.site
  return (
    <>
      <header className="mqc-head">
        <nav aria-label="Breadcrumb" className="mqc-way">
          <a href="/">Site</a> <a href={CATALOGUE_PATH}>Catalogue</a> <span>{ENTRY_GROUP_LABELS[entry.group]}</span>
        </nav>
        <h1>
          <code>{entry.name}</code>
        </h1>
        <p>{entry.description}</p>
        <EntryPager entry={entry} />
      </header>
      <main className="mqc-entry" aria-label={`${ENTRY_GROUP_LABELS[entry.group]} ${entry.name}`}>
        <section className="mqc-stage" aria-label="Live example">
          <ViewControls
            viewOptions={viewOptions}
            site={site}
            sites={world?.choices.sites ?? [site]}
            navigate={navigate}
          />
          {world && world.viewer !== entry.example.viewer && (
            <p className="mqp-note mqc-viewer">
              This example is for {entry.example.viewer === 'viewer' ? 'signed-in' : 'signed-out'} visitors; the preview
              is {world.viewer.replace('-', ' ')}.{' '}
              <a href={exampleViewerLink(entry)}>Show as {entry.example.viewer.replace('-', ' ')}</a>
            </p>
          )}
          <ExampleFrame entry={entry} json={json} viewOptions={viewOptions} site={site} onAudit={setAuditResult} />
        </section>
        <section className="mqc-fields" aria-labelledby="mqc-fields">
          <h2 id="mqc-fields">Fields</h2>
          <FieldList entry={entry} json={json} onChange={(next) => setText(formatJson(next))} />
        </section>
        <section className="mqc-json" aria-labelledby="mqc-json">
          <div className="mqc-title">
            <h2 id="mqc-json">JSON</h2>
            <button
              type="button"
              className="mqp-chip"
              disabled={text === formatJson(entry.example.json)}
              onClick={() => setText(formatJson(entry.example.json))}
            >
              Reset to the example
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
          <ProblemLines problems={json === undefined ? [INVALID_JSON_PROBLEM] : problems} />
          <h2>Accessibility</h2>
          <AxeLines result={auditResult} />
        </section>
      </main>
    </>
  )
}

const ENTRY_GROUP_LABELS = { kinds: 'Component kind', modules: 'Module type', views: 'View' }

function EntryPager({ entry }: { entry: Entry }) {
  const own = entries.filter(({ group }) => group === entry.group)
  const at = own.indexOf(entry)
  const [before, after] = [own[at - 1], own[at + 1]]
  return (
    <nav className="mqc-beside" aria-label="Other entries">
      {before && (
        <a className="mqp-chip" rel="prev" href={entryLink(before)}>
          ← {before.name}
        </a>
      )}
      {after && (
        <a className="mqp-chip" rel="next" href={entryLink(after)}>
          {after.name} →
        </a>
      )}
    </nav>
  )
}

interface ViewControlsProps {
  viewOptions: ViewOptions
  site: string
  sites: readonly string[]
  navigate: (href: string) => void
}

/** States, widths and direction as links, the site as a select. */
function ViewControls({ viewOptions, site, sites, navigate }: ViewControlsProps) {
  const chip = (key: string, label: string, change: Partial<ViewOptions>, current: boolean) => {
    const href = viewOptionsLink({ ...viewOptions, ...change })
    return (
      <a
        key={key}
        className="mqp-chip"
        aria-current={current ? 'true' : undefined}
        href={href}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          navigate(href)
        }}
      >
        {label}
      </a>
    )
  }
  return (
    <nav className="mqc-looks" aria-label="States">
      <div>{FRAME_STATES.map((state) => chip(state, state, { state }, viewOptions.state === state))}</div>
      <div>{FRAME_WIDTHS_PX.map((width) => chip(`${width}`, `${width}`, { width }, viewOptions.width === width))}</div>
      <div>
        {chip('rtl', 'right to left', { dir: viewOptions.dir === 'rtl' ? 'ltr' : 'rtl' }, viewOptions.dir === 'rtl')}
      </div>
      <label className="mqp-note">
        Brand{' '}
        <select
          className="mqp-field"
          value={site}
          onChange={(event) => navigate(viewOptionsLink({ ...viewOptions, site: event.target.value }))}
        >
          {[...new Set([site, ...sites])].sort().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}

/** This page with the viewer of its example. */
const exampleViewerLink = (entry: Entry) => `${currentAddress()}preview.viewer=${entry.example.viewer}`
const currentAddress = () => `${location.pathname}${location.search ? `${location.search}&` : '?'}`

function ProblemLines({
  problems,
}: {
  problems: readonly Pick<Problem, 'severity' | 'pointer' | 'message' | 'suggestion'>[] | undefined
}) {
  return (
    <>
      <p className="mqp-note" role="status">
        {problems === undefined ? 'Validating …' : problems.length === 0 ? 'No problems.' : ''}
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

function AxeLines({ result }: { result: AuditResult | undefined }) {
  const summary =
    result === undefined
      ? 'Running axe …'
      : 'failed' in result
        ? `axe failed: ${result.failed}`
        : result.findings.length === 0
          ? 'axe found no violations in the example.'
          : `axe found ${result.findings.length} ${result.findings.length === 1 ? 'violation' : 'violations'} in the example.`
  return (
    <>
      <p className="mqp-note" role="status">
        {summary}
      </p>
      <ul>
        {result &&
          'findings' in result &&
          result.findings.map(({ rule, message, severity }, at) => (
            <li key={at} className={`mqp-problem mqp-problem--${severity}`}>
              <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong> {message} <code>{rule}</code>
            </li>
          ))}
      </ul>
    </>
  )
}

const INVALID_JSON_PROBLEM = {
  severity: 'error' as const,
  pointer: '',
  message: 'Not a JSON object. The example shows the last valid JSON; fix the text to update it.',
}

/** Validates the text. */
function useJsonProblems(entry: Entry, text: string) {
  const [problems, setProblems] = useState<readonly Problem[]>()
  useEffect(() => {
    const json = parseObject(text)
    if (json === undefined) return
    let isActive = true
    const { path, text: fullText, jsonPointer } = documentOf(entry, json)
    validateFileText(path, fullText).then((found) => {
      if (!isActive) return
      const own = found.filter(({ pointer }) => pointer === jsonPointer || pointer.startsWith(`${jsonPointer}/`))
      setProblems(own.map((problem) => ({ ...problem, pointer: problem.pointer.slice(jsonPointer.length) })))
    })
    return () => {
      isActive = false
    }
  }, [entry, text])
  return problems
}

const formatJson = (json: unknown) => JSON.stringify(json, null, 2)

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return isRecord(json) ? json : undefined
  } catch {
    return undefined
  }
}
