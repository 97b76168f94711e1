/** The closest element that matches, from the target of an event outwards. Targets such as the document have none. */
export const closestTo = <Found extends HTMLElement>({ target }: { target: EventTarget | null }, selector: string) =>
  target instanceof Element ? target.closest<Found>(selector) : null
