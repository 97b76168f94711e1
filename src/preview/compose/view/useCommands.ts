import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { focusRegion } from '../keyboard/focusRegion'
import { type Command, commandOf } from '../keyboard/shortcuts'
import type { ComposeModel } from './useCompose'

/**
 * The keyboard shortcuts of Compose, also for the page in the canvas.
 * @param hasLetters whether single letters are shortcuts
 */
export function useCommands(model: ComposeModel, hasLetters: boolean) {
  const { root, actions, pageView, pageList, item, moves } = model
  const { undo, redo, duplicate, copy, cut, parent, remove } = actions
  const commands: Record<Command, () => void> = {
    undo,
    redo,
    duplicate,
    copy,
    cut,
    parent,
    remove,
    paste: () => actions.paste(pageList),
    save: () => void model.review(),
    edit: model.textStart.editSelected,
    hide: actions.toggleHidden,
    add: () => model.openAdd(),
    addBefore: () => model.openAdd(true),
    use: () => pageView.setIsUsed(!pageView.isUsed),
    moveMode: () => (item ? moves.begin(item) : actions.say('Select a module to move it.')),
    nextRegion: () => focusRegion(root.current, 1),
    previousRegion: () => focusRegion(root.current, -1),
  }
  return (event: KeyboardEvent | ReactKeyboardEvent): void => {
    const command = commandOf(event, hasLetters)
    if (!command) return
    event.preventDefault()
    commands[command]()
  }
}
