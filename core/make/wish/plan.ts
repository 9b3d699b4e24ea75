import type { RecipeItem } from '../../recipe/model.ts';
import type { PercentRect } from '../../room/geometry.ts';
import type { ItemId, SceneId } from '../../room/model.ts';
import type { Noun } from '../words/noun.ts';

type Settings = Pick<
  RecipeItem,
  'says' | 'saysOpened' | 'showsAs' | 'hints' | 'lock' | 'leadsTo' | 'combines' | 'changes'
>;

/** A thing of a room that is being made: what it does, though not yet where it stands. */
export interface PlannedThing extends Settings {
  id: ItemId;
  /** Catalogue ids, best first. */
  of: readonly string[];
  color?: string;
  scene: SceneId;
  /** In, behind or under which thing it is found; null if it is in sight. */
  inside: ItemId | null;
  /** Its name on the screen; default: what sentences call it. */
  name?: string;
  noun: Noun | null;
  /** Its area, if it is painted on the background. */
  spot?: PercentRect;
  isAddable?: boolean;
}

/** A thing that has to be found, before it is put anywhere. */
export type Unplaced = Omit<PlannedThing, 'scene' | 'inside'>;

/** A lock that still needs a way to open it. */
export interface OpenLock {
  id: ItemId;
  /** Catalogue id of what has it. */
  of: string;
  noun: Noun;
  /** The last place that can be entered before it is open, counted from 0; what opens it may be there, or before. */
  stage: number;
}
