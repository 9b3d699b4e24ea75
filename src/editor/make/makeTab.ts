import type { Surroundings } from '../../../core/make/furnish/model.ts';

/** What each tab of the dialog is given: the whole library and what is known of its pictures. */
export interface MakeTabProps {
  surroundings: Surroundings;
}
