import { setBlockType, toggleMark } from 'prosemirror-commands'
import type { Mark, Node } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState, Transaction } from 'prosemirror-state'
import { attributeOf, htmlSchema, type InlineTag } from './htmlSchema'

const { heading, item, list, paragraph } = htmlSchema.nodes

/** Whether the selection, or what is typed next, has one of the elements. */
export function hasInline({ doc, selection, storedMarks }: EditorState, tags: readonly InlineTag[]): boolean {
  const { from, to, empty, $from } = selection
  const marks = storedMarks ?? $from.marks()
  return tags.some((tag) => {
    const type = htmlSchema.marks[tag]
    return empty ? type.isInSet(marks) !== undefined : doc.rangeHasMark(from, to, type)
  })
}

/** Adds the first of the elements, or removes all of them. */
export const toggleInline =
  (tags: readonly InlineTag[]): Command =>
  (state, dispatch) => {
    const [first] = tags
    if (!hasInline(state, tags)) return first ? toggleMark(htmlSchema.marks[first])(state, dispatch) : false
    const { from, to, empty } = state.selection
    const { tr } = state
    for (const type of tags.map((tag) => htmlSchema.marks[tag])) {
      if (empty) tr.removeStoredMark(type)
      else tr.removeMark(from, to, type)
    }
    dispatch?.(tr)
    return true
  }

/** `p`, or the heading of the selection; undefined: another block. */
export function blockTag({ selection: { $from } }: EditorState): string | undefined {
  const { type, attrs } = $from.parent
  return type === paragraph ? 'p' : type === heading ? attrs.tag : undefined
}

export const setBlock = (tag: string): Command =>
  tag === 'p' ? setBlockType(paragraph, { tag }) : setBlockType(heading, { tag })

/** The tag of the list of the selection. */
export function listTag({ selection: { $from } }: EditorState): string | undefined {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type === list) return String($from.node(depth).attrs.tag)
  return undefined
}

/** Makes a list, changes its kind, or takes the selected items out of it. */
export const toggleList =
  (tag: string): Command =>
  (state, dispatch) => {
    const current = listTag(state)
    // Lines outside list items become a paragraph.
    const done = dispatch && ((tr: Transaction) => dispatch(resetPlainParagraphs(tr)))
    if (current === tag) return liftListItem(item)(state, done)
    if (current === undefined) return wrapInList(list, { tag })(state, done)
    const { $from } = state.selection
    let depth = $from.depth
    while ($from.node(depth).type !== list) depth -= 1
    const { attrs } = $from.node(depth)
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), null, { ...attrs, tag }))
    return true
  }

/** The selected paragraphs without attributes are written as new ones. */
function resetPlainParagraphs(tr: Transaction): Transaction {
  const { from, to } = tr.selection
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (node.type === paragraph && node.attrs.attributes.length === 0) tr.setNodeMarkup(position, null, {})
  })
  return tr
}

interface LinkRange {
  from: number
  to: number
  mark?: Mark
}

/** The selected words, or the link around the caret; undefined: nothing that could be a link. */
export function selectedLink({ selection, doc }: EditorState): LinkRange | undefined {
  const { from, to, empty, $from } = selection
  const type = htmlSchema.marks.a
  const markIn = (node: Node | null | undefined) => node?.marks.find((mark) => mark.type === type)
  const mark = markIn($from.nodeAfter) ?? (empty ? markIn($from.nodeBefore) : undefined)
  if (!empty) return { from, to, mark: mark && doc.rangeHasMark(from, to, type) ? mark : undefined }
  if (!mark) return undefined
  let [start, end] = [$from.index(), $from.indexAfter()]
  const isLinked = (index: number) => mark.isInSet($from.parent.maybeChild(index)?.marks ?? [])
  while (start > 0 && isLinked(start - 1)) start -= 1
  while (isLinked(end)) end += 1
  const lines = $from.start()
  const sizeTo = (index: number) => $from.parent.children.slice(0, index).reduce((sum, each) => sum + each.nodeSize, 0)
  return { from: lines + sizeTo(start), to: lines + sizeTo(end), mark }
}

export const linkAddress = (link: LinkRange | undefined): string =>
  attributeOf(link?.mark?.attrs.attributes ?? [], 'href') ?? ''

/** @param address empty: removes the link */
export const setLink =
  (address: string): Command =>
  (state, dispatch) => {
    const link = selectedLink(state)
    const type = htmlSchema.marks.a
    if (!link) return false
    const { from, to, mark } = link
    const tr = state.tr.removeMark(from, to, type)
    const others = (mark?.attrs.attributes ?? []).filter(([name]: readonly [string, string]) => name !== 'href')
    if (address !== '') tr.addMark(from, to, type.create({ attributes: [['href', address], ...others] }))
    dispatch?.(tr)
    return true
  }
