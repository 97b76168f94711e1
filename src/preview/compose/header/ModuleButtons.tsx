import type { OutlineItem } from '../outline/outlineGroups'
import type { ComposeActions } from '../useComposeActions'
import { ToolButton } from './ToolButton'

interface Props {
  item: OutlineItem
  actions: ComposeActions
}

/** The most frequent changes of the selected module, except its removal. */
export function ModuleButtons({ item, actions }: Props) {
  const isHidden = item.hiddenReason === 'hidden is true'
  return (
    <>
      <ToolButton icon="up" name="Move up" keys="Alt+↑" onPress={() => actions.move(item, -1)} />
      <ToolButton icon="down" name="Move down" keys="Alt+↓" onPress={() => actions.move(item, 1)} />
      <ToolButton icon="copy" name="Duplicate" keys="Ctrl+D" onPress={actions.duplicate} />
      <ToolButton
        icon={isHidden ? 'hidden' : 'shown'}
        name={isHidden ? 'Show' : 'Hide'}
        keys="H"
        onPress={actions.toggleHidden}
      />
    </>
  )
}
