import type { SearchQuestion } from './searchQuery'

/** The orders that visitors choose from, the default first. */
export const SORT_CHOICES = [
  { value: '', sort: 'name', order: 'ASC', label: 'sortAZ' },
  { value: 'za', sort: 'name', order: 'DESC', label: 'sortZA' },
  { value: 'newest', sort: 'release_year', order: 'DESC', label: 'sortRecent' },
] as const

/** The choice that a question stands for; undefined: an order that only an address can ask. */
export const choiceOf = ({ sort, order }: SearchQuestion) =>
  SORT_CHOICES.find((choice) => choice.sort === sort && choice.order === order)
