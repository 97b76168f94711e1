import type { RefObject } from 'react'
import { CONFIG_FILE } from '../draft/siteData'
import { lazyComponent, optionalComponent } from '../lazyComponent'
import { HiddenEntries } from '../outline/HiddenEntries'
import { Outline } from '../outline/Outline'
import { PanelBoundary } from '../PanelBoundary'
import { SidePanel } from '../SidePanel'
import type { SectionProps } from '../site/siteSection'
import type { ComposeModel } from './useCompose'

const NoModules = optionalComponent(async () => (await import('../site/pages/NoModules')).NoModules)

const FirstPageSteps = lazyComponent(async () => (await import('../firstPage/FirstPageSteps')).FirstPageSteps)

interface Props {
  ref: RefObject<HTMLDivElement | null>
  model: ComposeModel
  sectionProps: SectionProps
  /** Whether single letters are shortcuts. */
  hasLetters: boolean
}

/** The left panel: the parts of the page, or those of the site. */
export function PartsSide({ ref, model, sectionProps, hasLetters }: Props) {
  const { workspace, first, actions } = model
  return (
    <SidePanel
      ref={ref}
      onEntry={() => workspace.showDetails('part')}
      side={workspace.side}
      onSide={(next) => {
        workspace.setSide(next)
        // The page of the list of pages is not a part of the page.
        if (next === 'page' && model.selection?.file === CONFIG_FILE) actions.select(undefined)
      }}
      section={workspace.section}
      onSection={(next) => {
        workspace.setSection(next)
        workspace.setChosenKey(undefined)
        actions.select(undefined)
      }}
      sectionProps={sectionProps}
    >
      <PanelBoundary resetKey={first.isEmpty ? 'steps' : 'parts'}>
        {first.isEmpty ? <FirstPageSteps state={first} /> : <PageParts model={model} hasLetters={hasLetters} />}
      </PanelBoundary>
    </SidePanel>
  )
}

function PageParts({ model, hasLetters }: Omit<Props, 'ref' | 'sectionProps'>) {
  const { documents, item, entry, select, actions, moves, pageList, openAdd, setDialog, pageView, workspace } = model
  return (
    <>
      <Outline
        groups={documents.groups}
        selectedId={item?.id}
        isShown={workspace.panels.side === 'parts'}
        onSelect={(each) => select(each.file, each.pointer)}
        onMove={actions.move}
        onPress={moves.press}
        moving={moves.moving}
        onOwnList={actions.toggleOwnList}
      />
      <HiddenEntries
        entries={documents.entries}
        selectedId={entry?.id}
        onSelect={(each) => select(each.file, each.pointer)}
      />
      {pageList === undefined && (
        <NoModules
          config={documents.config}
          pagePath={pageView.pagePath}
          files={documents.files}
          broken={model.state.broken}
          onSettings={(at) => {
            workspace.showPages()
            actions.select({ file: CONFIG_FILE, at })
          }}
        />
      )}
      {pageList !== undefined && (
        <div className="mqp-add">
          <button
            type="button"
            className="mqp-chip"
            title={hasLetters ? 'Add a module (A)' : undefined}
            onClick={() => openAdd()}
          >
            Add a module
          </button>
          <button type="button" className="mqp-chip" onClick={() => setDialog({ kind: 'keys' })}>
            Keyboard shortcuts
          </button>
        </div>
      )}
    </>
  )
}
