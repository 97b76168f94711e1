import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { toggleInline } from './htmlCommands'
import { htmlSchema, type InlineTag } from './htmlSchema'

export const BOLD_TAGS: readonly InlineTag[] = ['strong', 'b']
export const ITALIC_TAGS: readonly InlineTag[] = ['em', 'i']

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(htmlSchema.node('break'), false).scrollIntoView())
  return true
}

const { item } = htmlSchema.nodes

/** Tab leaves the editor. Undo is that of Compose, for all files. */
const COMMAND_KEYS: Record<string, Command> = {
  'Mod-b': toggleInline(BOLD_TAGS),
  'Mod-i': toggleInline(ITALIC_TAGS),
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  Enter: splitListItem(item),
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
}

export const createHtmlState = (doc: Node): EditorState =>
  EditorState.create({ doc, plugins: [keymap(COMMAND_KEYS), keymap(baseKeymap)] })
