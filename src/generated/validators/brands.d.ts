// Made by `npm run generate`: do not edit.
import type { Validator } from '../lib/json/validator'
declare const validate: Validator
export default validate
