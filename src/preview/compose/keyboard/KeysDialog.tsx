import { ModalDialog } from '../dialogs/ModalDialog'
import type { LetterKeys } from './useLetterKeys'

interface Props {
  letters: LetterKeys
  onClose: () => void
}

const SHORTCUTS = [
  ['Enter', 'edit the text on the page'],
  ['Esc', 'select the parent part'],
  ['Alt+↑, Alt+↓', 'move up or down'],
  ['M', 'move mode: arrows, Enter, Esc'],
  ['A, B', 'add a module after or before the selected one'],
  ['H', 'hide or show'],
  ['I', 'use the page'],
  ['Ctrl+D', 'duplicate'],
  ['Ctrl+C, Ctrl+X, Ctrl+V', 'copy, cut, paste the module'],
  ['Delete', 'remove'],
  ['Ctrl+Z, Ctrl+Shift+Z', 'undo, redo'],
  ['Ctrl+S', 'review and save'],
  ['F6, Shift+F6', 'go to the next or previous panel'],
] as const

export function KeysDialog({ letters, onClose }: Props) {
  return (
    <ModalDialog heading="Keyboard shortcuts" onClose={onClose}>
      <dl className="mqp-keys">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={letters.isOn} onChange={({ target }) => letters.set(target.checked)} />
        Single letters are shortcuts
      </label>
    </ModalDialog>
  )
}
