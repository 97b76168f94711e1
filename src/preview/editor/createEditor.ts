import {
  autocompletion,
  type Completion,
  type CompletionContext,
  completionKeymap,
  completionStatus,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete'
import { history } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter } from '@codemirror/lint'
import { type EditorState, Prec } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { getLocation, parseTree } from 'jsonc-parser'
import type { CompletionItem } from 'vscode-json-languageservice'
import { lineStarts } from '../../site/validate/explain/positions'
import { findFix, findProblemNode } from '../../site/validate/findFix'
import type { Problem } from '../../site/validate/problem'
import type { JsonLanguage } from './jsonLanguage'
import { KEYS } from './keys'

export interface EditorSettings {
  root: ShadowRoot
  parent: Element
  /** Path of the file in the site's folder. */
  path: string
  text: string
  language: JsonLanguage
  /** Validates a text; the problems have line numbers. */
  problemsOf: (text: string) => Promise<readonly Problem[]>
  onChange: (text: string) => void
  onSave: () => void
  /** Position of the caret as steps of a JSON pointer. */
  onCaret: (steps: readonly (string | number)[]) => void
}

/** An editor of one document, with completion from the schemas and diagnostics from the site's own validation. */
export function createEditor(settings: EditorSettings): EditorView {
  const { root, parent, path, text, language, problemsOf, onChange, onSave, onCaret } = settings
  const isJson = path.endsWith('.json')
  // The library delays completions by 50 ms after its own command, regardless of its settings. Triggering it as typed
  // input uses `activateOnTypingDelay` instead.
  let isRequested = false
  const requestCompletion = (view: EditorView) => {
    if (completionStatus(view.state) !== null) return startCompletion(view)
    isRequested = true
    view.dispatch({ userEvent: 'input.type' })
    return true
  }
  const completionSource = (context: CompletionContext) => {
    const explicit = context.explicit || isRequested
    isRequested = false
    return complete(context, explicit, path, language)
  }
  const jsonExtensions = isJson
    ? [
        json(),
        autocompletion({
          override: [completionSource],
          closeOnBlur: false,
          // Completions are computed within milliseconds, so the default delay of 100 ms is not needed.
          activateOnTypingDelay: 10,
          icons: false,
          defaultKeymap: false,
        }),
        Prec.highest(keymap.of([{ key: 'Ctrl-Space', run: requestCompletion }, ...completionKeymap])),
        hoverTooltip(async (view, at) => {
          const description = await language.hover(path, view.state.doc.toString(), at)
          return description
            ? { pos: at, above: true, create: () => ({ dom: textElement('cm-means', unescapeMarkdown(description)) }) }
            : null
        }),
      ]
    : []
  const save = () => {
    onSave()
    return true
  }
  return new EditorView({
    root,
    parent,
    doc: text,
    extensions: [
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      syntaxHighlighting(HIGHLIGHT_STYLE),
      ...jsonExtensions,
      linter(async ({ state }) => toDiagnostics(await problemsOf(state.doc.toString()), state.doc.toString()), {
        delay: 300,
      }),
      keymap.of([{ key: 'Mod-s', preventDefault: true, run: save }, ...KEYS]),
      EditorView.contentAttributes.of({ 'aria-label': `Text of ${path}`, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
        const now = state.doc.toString()
        if (docChanged) onChange(now)
        if ((docChanged || selectionSet) && isJson) onCaret(getLocation(now, state.selection.main.head).path)
      }),
      THEME,
    ],
  })
}

/**
 * Completions from the schemas, with descriptions.
 * @param explicit false: only inside a word or string
 */
async function complete({ state, pos }: CompletionContext, explicit: boolean, path: string, language: JsonLanguage) {
  const text = state.doc.toString()
  if (!explicit && !/["\w]/.test(text[pos - 1] ?? '')) return null
  const items = await language.complete(path, text, pos)
  const [first] = items
  if (!first) return null
  const { textEdit } = first
  const range = textEdit && 'range' in textEdit ? textEdit.range : undefined
  const from = range ? offsetOf(state, range.start) : pos
  // The rest of the word after the caret is replaced too.
  const replacedAfter = range ? Math.max(0, offsetOf(state, range.end) - pos) : 0
  return { from, options: items.map((item) => toCompletion(item, replacedAfter)) }
}

const offsetOf = (state: EditorState, { line, character }: { line: number; character: number }) =>
  state.doc.line(line + 1).from + character

/** @param replacedAfter number of characters after the caret that are replaced */
function toCompletion(item: CompletionItem, replacedAfter: number): Completion {
  const snippetText = item.textEdit?.newText ?? item.insertText ?? item.label
  const description = typeof item.documentation === 'string' ? item.documentation : item.documentation?.value
  return {
    // The filter text includes the opening quote.
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    info: description ? () => textElement('cm-means', unescapeMarkdown(description)) : undefined,
    apply: (view, completion, from, to) =>
      snippet(toCodeMirrorSnippet(snippetText))(view, completion, from, to + replacedAfter),
  }
}

/** Converts snippet placeholders of VS Code (`$1`, `${1:0}`) to those of CodeMirror (`#{}`, `#{0}`). */
export const toCodeMirrorSnippet = (text: string): string =>
  text.replace(/\$\{\d+:([^}]*)\}|\$\{\d+\}|\$\d+/g, (_, defaultText: string | undefined) => `#{${defaultText ?? ''}}`)

/** Removes Markdown escapes. */
const unescapeMarkdown = (text: string): string => text.replace(/\\([^a-z0-9\s])/gi, '$1')

function textElement(className: string, text: string): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  box.textContent = text
  return box
}

/** Problems as diagnostics, with unambiguous fixes as actions. */
export function toDiagnostics(problems: readonly Problem[], text: string): Diagnostic[] {
  const tree = parseTree(text)
  const starts = lineStarts(text)
  return problems.map((problem) => {
    const { severity, message, suggestion, instead, line, column = 1 } = problem
    const mark = findProblemNode(problem, tree)
    const fix = findFix(problem, text, tree)
    const begin = Math.min((starts[(line ?? 1) - 1] ?? 0) + column - 1, text.length)
    const [from, to] = mark
      ? [mark.offset, mark.offset + mark.length]
      : [begin, begin + (/^"(?:[^"\\]|\\.)*"?|^[\w.-]+|^./.exec(text.slice(begin, begin + 300))?.[0].length ?? 0)]
    return {
      from,
      to,
      severity,
      message,
      ...(fix && {
        actions: [
          {
            name: `Use ${instead ?? `“${suggestion}”`}`,
            apply: (view: EditorView, start: number, end: number) =>
              view.dispatch({ changes: { from: start, to: end, insert: fix.insert } }),
          },
        ],
      }),
    }
  })
}

const HIGHLIGHT_STYLE = HighlightStyle.define([
  { tag: tags.propertyName, color: '#8cc2ff' },
  { tag: tags.string, color: '#b5e0a8' },
  { tag: [tags.number, tags.bool, tags.null], color: '#ffd479' },
  { tag: tags.punctuation, color: '#8b94a3' },
])

const THEME = EditorView.theme(
  {
    '&': { height: '100%', background: '#101216', color: '#f3f5f8', font: '500 12px/1.55 ui-monospace, monospace' },
    '&.cm-focused': { outline: '2px solid #8cc2ff', outlineOffset: '-2px' },
    '.cm-scroller': { font: 'inherit', overflow: 'auto' },
    '.cm-content': { caretColor: '#fff', padding: '8px 0' },
    '.cm-gutters': { background: '#101216', color: '#8b94a3', border: '0' },
    '.cm-activeLine, .cm-activeLineGutter': { background: '#ffffff0d' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': { background: '#2d4f77' },
    '.cm-cursor': { borderLeftColor: '#fff' },
    '.cm-tooltip': { background: '#22262e', color: '#f3f5f8', border: '1px solid #ffffff2b', borderRadius: '6px' },
    '.cm-tooltip .cm-means, .cm-completionInfo': {
      maxWidth: '320px',
      padding: '8px 10px',
      font: '400 13px/1.45 system-ui, sans-serif',
    },
    '.cm-tooltip-autocomplete > ul': { font: 'inherit', maxHeight: '16em' },
    '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: '#8cc2ff', color: '#0b1a2b' },
    '.cm-diagnostic': { font: '400 13px/1.45 system-ui, sans-serif' },
    '.cm-diagnosticAction': { background: '#8cc2ff', color: '#0b1a2b', borderRadius: '4px' },
    '.cm-panels': { background: '#22262e', color: '#f3f5f8' },
  },
  { dark: true },
)
