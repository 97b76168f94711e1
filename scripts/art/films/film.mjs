/**
 * One film: what it is, how it is drawn, how its title is set.
 *
 * `set`: font, lines, place (top | bottom), ink (index into the mood, or a colour), and optionally
 * small (ink of the credit), narrow (below 1: taller letters), wide (share of the sheet's width), size (cap), inset,
 * align (fill | left | center | right), bold (stroke), drop (ink of a shifted shadow), tilt, wave, jitter,
 * low (descent of the last line in em, where its letters reach below the line and the rule cannot know),
 * band (ink of a strip under a tilted title), scrim (a quiet ground under the lettering),
 * zoom and lift of the scene on the poster, fit of the scene in the wide formats,
 * veil (index of the ink into which a busy scene fades on the calm side of the hero picture).
 */
export const film = (slug, name, year, by, mood, scene, set) => ({ slug, name, year, by, mood, scene, set })
