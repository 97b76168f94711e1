import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react'
import { isPlainKey } from '../../../../lib/browser/keys'
import { CONFIG_FILE, dataIn, selectionOf } from '../../draft/siteData'
import { ComposeIcon } from '../../header/ComposeIcon'
import { findMovedItems } from '../../keyboard/findMovedItems'
import type { SectionProps } from '../siteSection'
import { LINKS_ENTRY, newPageEntry, newPageMenu } from './chosenEntry'
import { menuOperations, moveByStepOperations } from './menus/menuOperations'
import { performMove } from './menus/performMove'
import { useRouteDrag } from './menus/useRouteDrag'
import { RouteEntry } from './RouteEntry'
import { ROUTING_PATH, type RouteGroup, readRoutes, routesInGroup, type SiteRoute, startPage } from './routes'
import './pages.scss'

const GROUPS: readonly { group: RouteGroup; heading: string; add?: string }[] = [
  { group: 'main', heading: 'Main menu', add: 'Add a page to the main menu' },
  { group: 'footer', heading: 'Footer', add: 'Add a page to the footer' },
  { group: 'none', heading: 'Not in a menu', add: 'Add a page that is not in a menu' },
  { group: 'redirect', heading: 'Redirects' },
]

/** All pages by menu. Arrow keys go from page to page, Alt and arrow keys move a page. */
export function PagesList({ files, saved, actions, chosenKey, onChoose, selection, located }: SectionProps) {
  const config = useMemo(() => dataIn(files, CONFIG_FILE), [files])
  const routes = useMemo(() => readRoutes(config), [config])
  const before = useMemo(() => routeTextsByPath(dataIn(saved, CONFIG_FILE)), [saved])
  const moved = useMemo(
    () =>
      findMovedItems(
        [...before.keys()],
        routes.map(({ route }) => route),
      ),
    [before, routes],
  )
  const start = startPage(routes)
  const groups = GROUPS.map((each) => ({ ...each, members: routesInGroup(routes, each.group) }))
  const shown = groups.flatMap(({ members }) => members)
  const isRouting =
    selection?.file === CONFIG_FILE && located?.path[1] === 'routing' && newPageMenu(chosenKey) === undefined
  const selected = isRouting ? shown.find(({ index }) => index === located?.path[2]) : undefined
  const focusable = selected ?? shown[0]
  const list = useRef<HTMLElement>(null)
  const isMoved = useRef(false)
  useLayoutEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    const entry = list.current?.querySelector<HTMLElement>('.mqp-pages__entry[aria-current]')
    entry?.focus()
    entry?.scrollIntoView({ block: 'nearest' })
  }, [files])

  const select = ({ index }: SiteRoute) => {
    onChoose(undefined)
    actions.select(selectionOf(files, CONFIG_FILE, [...ROUTING_PATH, index]))
  }
  const move = (route: SiteRoute, step: 1 | -1) => {
    isMoved.current = performMove(actions, files, route, moveByStepOperations(config, route.index, step))
  }
  const { dragged, onPress } = useRouteDrag(list, (route, { menu, place }) => {
    select(route)
    isMoved.current = performMove(actions, files, route, menuOperations(config, route.index, menu, place))
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    if (event.altKey && selected) {
      event.preventDefault()
      move(selected, step)
      return
    }
    const next = shown[(selected ? shown.indexOf(selected) : -1) + step]
    if (!isPlainKey(event) || !next) return
    event.preventDefault()
    select(next)
    const entries = event.currentTarget.querySelectorAll<HTMLElement>('.mqp-pages__entry')
    entries[shown.indexOf(next)]?.focus()
  }

  return (
    <nav ref={list} className="mqp-outline-list mqp-pages" aria-label="Pages and menus" onKeyDown={onKeyDown}>
      {groups.map(({ group, heading, add, members }) => (
        <section
          key={group}
          aria-label={heading}
          data-menu={group}
          data-drop={(dragged?.target?.menu === group && !dragged.target.row) || undefined}
        >
          <div className="mqp-pages__head">
            <h2 className="mqp-outline-list__heading">
              {heading} <span>{members.length}</span>
            </h2>
            {add && group !== 'redirect' && (
              <button
                type="button"
                className="mqp-icon-button"
                data-details
                aria-label={add}
                title={add}
                aria-pressed={newPageMenu(chosenKey) === group}
                onClick={() => onChoose(newPageEntry(group))}
              >
                <ComposeIcon name="plus" />
              </button>
            )}
          </div>
          {members.map((route) => (
            <RouteEntry
              key={`${route.route} ${route.index}`}
              route={route}
              isStart={route === start}
              isChanged={moved.has(route.route) || before.get(route.route) !== JSON.stringify(route.value)}
              isSelected={route === selected}
              isFocusable={route === focusable}
              isMoving={route.index === dragged?.route.index}
              drop={dragged?.target?.row?.index === route.index ? dragged.target.row.edge : undefined}
              onPress={(event) => onPress(route, event)}
              onSelect={() => select(route)}
            />
          ))}
          {members.length === 0 && <p className="mqp-note mqp-pages__empty">No pages.</p>}
        </section>
      ))}
      <section aria-label="Other links">
        <h2 className="mqp-outline-list__heading">Other links</h2>
        <button
          type="button"
          className="mqp-outline-list__item"
          aria-current={chosenKey === LINKS_ENTRY || undefined}
          onClick={() => {
            onChoose(LINKS_ENTRY)
            actions.select(selectionOf(files, CONFIG_FILE, ['site_config']))
          }}
        >
          <span className="mqp-outline-list__name">Links to other sites</span>
        </button>
        <button
          type="button"
          className="mqp-outline-list__item"
          aria-current={(selection?.file === CONFIG_FILE && located?.path[1] === 'footer') || undefined}
          onClick={() => {
            onChoose(undefined)
            actions.select(selectionOf(files, CONFIG_FILE, ['site_config', 'footer']))
          }}
        >
          <span className="mqp-outline-list__name">Columns of the footer</span>
        </button>
      </section>
    </nav>
  )
}

const routeTextsByPath = (config: unknown): ReadonlyMap<string, string> =>
  new Map(readRoutes(config).map(({ route, value }) => [route, JSON.stringify(value)]))
