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
import { EditorState, Prec } from '@codemirror/state'
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
import { findFix, nodeOf } from '../../site/validate/findFix'
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
  /** What is wrong with a text; with lines. */
  problemsOf: (text: string) => Promise<readonly Problem[]>
  onChange: (text: string) => void
  onSave: () => void
  /** The place of the caret, as steps of a JSON pointer. */
  onCaret: (steps: readonly (string | number)[]) => void
}

/** An editor of one document: the schemas say what may stand there, the site's own check what is wrong. */
export function createEditor(settings: EditorSettings): EditorView {
  const { root, parent, path, text, language, problemsOf, onChange, onSave, onCaret } = settings
  const isJson = path.endsWith('.json')
  // The problem: after its own command the library waits for a twentieth of a second, whatever is set. The solution: the
  // press counts as typing, which waits as long as is said below.
  let asked = false
  const ask = (view: EditorView) => {
    if (completionStatus(view.state) !== null) return startCompletion(view)
    asked = true
    view.dispatch({ userEvent: 'input.type' })
    return true
  }
  const offered = (context: CompletionContext) => {
    const everywhere = context.explicit || asked
    asked = false
    return complete(context, everywhere, path, language)
  }
  const about = isJson
    ? [
        json(),
        autocompletion({
          override: [offered],
          closeOnBlur: false,
          // What is offered is known within some milliseconds: nobody needs to wait for the usual tenth of a second.
          activateOnTypingDelay: 10,
          icons: false,
          defaultKeymap: false,
        }),
        Prec.highest(keymap.of([{ key: 'Ctrl-Space', run: ask }, ...completionKeymap])),
        hoverTooltip(async (view, at) => {
          const words = await language.hover(path, view.state.doc.toString(), at)
          return words ? { pos: at, above: true, create: () => ({ dom: wordsIn('cm-means', plain(words)) }) } : null
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
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        syntaxHighlighting(COLOURS),
        ...about,
        linter(async ({ state }) => toDiagnostics(await problemsOf(state.doc.toString()), state.doc.toString()), {
          delay: 300,
        }),
        keymap.of([{ key: 'Mod-s', preventDefault: true, run: save }, ...KEYS]),
        EditorView.contentAttributes.of({ 'aria-label': `Text of ${path}` }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          const now = state.doc.toString()
          if (docChanged) onChange(now)
          if ((docChanged || selectionSet) && isJson) onCaret(getLocation(now, state.selection.main.head).path)
        }),
        LOOK,
      ],
    }),
  })
}

/**
 * What the schemas offer at the caret, each with what it means.
 * @param everywhere false: only where something is being written
 */
async function complete({ state, pos }: CompletionContext, everywhere: boolean, path: string, language: JsonLanguage) {
  const text = state.doc.toString()
  if (!everywhere && !/["\w]/.test(text[pos - 1] ?? '')) return null
  const items = await language.complete(path, text, pos)
  const [first] = items
  if (!first) return null
  const from = startOf(first, state) ?? pos
  // What stands behind the caret goes with the word, and is no part of what was typed.
  const behind = Math.max(0, (endOf(first, state) ?? pos) - pos)
  return { from, options: items.map((item) => toCompletion(item, behind)) }
}

type Edit = { range?: { start: Position; end: Position } }
type Position = { line: number; character: number }

const offsetOf = (state: EditorState, { line, character }: Position) => state.doc.line(line + 1).from + character
const startOf = ({ textEdit }: CompletionItem, state: EditorState) => {
  const { range } = (textEdit ?? {}) as Edit
  return range && offsetOf(state, range.start)
}
const endOf = ({ textEdit }: CompletionItem, state: EditorState) => {
  const { range } = (textEdit ?? {}) as Edit
  return range && offsetOf(state, range.end)
}

/** @param behind so many characters after the caret are replaced, too */
function toCompletion(item: CompletionItem, behind: number): Completion {
  const written = item.textEdit?.newText ?? item.insertText ?? item.label
  const words = typeof item.documentation === 'string' ? item.documentation : item.documentation?.value
  return {
    // What is typed begins with a quote where the word does.
    label: item.filterText ?? item.label,
    displayLabel: item.label,
    info: words ? () => wordsIn('cm-means', plain(words)) : undefined,
    apply: (view, completion, from, to) => snippet(template(written))(view, completion, from, to + behind),
  }
}

/** From the places of one editor's snippets to those of the other's: `$1`, `${1:0}` to `#{}`, `#{0}`. */
export const template = (text: string): string =>
  text.replace(/\$\{\d+:([^}]*)\}|\$\{\d+\}|\$\d+/g, (_, kept: string | undefined) => `#{${kept ?? ''}}`)

/** Words of Markdown without its signs. */
const plain = (words: string): string => words.replace(/\\([^a-z0-9\s])/gi, '$1')

function wordsIn(className: string, words: string): HTMLElement {
  const box = document.createElement('div')
  box.className = className
  box.textContent = words
  return box
}

/** Problems at their places, with the word that was meant as a press. */
export function toDiagnostics(problems: readonly Problem[], text: string): Diagnostic[] {
  const tree = parseTree(text)
  const starts = lineStarts(text)
  return problems.map((problem) => {
    const { severity, message, suggestion, instead, line, column = 1 } = problem
    const mark = nodeOf(problem, tree)
    const mend = findFix(problem, text, tree)
    const begin = Math.min((starts[(line ?? 1) - 1] ?? 0) + column - 1, text.length)
    const [from, to] = mark
      ? [mark.offset, mark.offset + mark.length]
      : [begin, begin + (/^"(?:[^"\\]|\\.)*"?|^[\w.-]+|^./.exec(text.slice(begin, begin + 300))?.[0].length ?? 0)]
    return {
      from,
      to,
      severity,
      message,
      ...(mend && {
        actions: [
          {
            name: `Use ${instead ?? `“${suggestion}”`}`,
            apply: (view: EditorView, start: number, end: number) =>
              view.dispatch({ changes: { from: start, to: end, insert: mend.insert } }),
          },
        ],
      }),
    }
  })
}

const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: '#8cc2ff' },
  { tag: tags.string, color: '#b5e0a8' },
  { tag: [tags.number, tags.bool, tags.null], color: '#ffd479' },
  { tag: tags.punctuation, color: '#8b94a3' },
])

const LOOK = EditorView.theme(
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
