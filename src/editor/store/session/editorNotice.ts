import type { EditNote, EditRefusal } from '../../../../core/edit/command.ts';
import type { Ends, LinkType } from '../../../../core/edit/links/linksFor.ts';
import type { RoomWarning } from '../../../../core/room/load/mend/warning.ts';
import type { ItemId, SceneId } from '../../../../core/room/model.ts';
import type { BackendErrorCode } from '../../../shared/ports/BackendError.ts';

/** A notice shown once; the screen has its words. */
export type EditorNotice =
  | { type: 'refused'; refusal: EditRefusal }
  | { type: 'noted'; note: EditNote }
  /** Things were deleted. `next` is the thing whose settings the open panel shows instead, if any. */
  | { type: 'deleted'; names: readonly string[]; notes: readonly EditNote[]; next: ItemId | null }
  | { type: 'linked'; link: LinkType; ends: Ends }
  /** The things cannot be connected; `refusal` is null if they are already. */
  | { type: 'notLinked'; ends: Ends; refusal: EditRefusal | null }
  /** The thing now leads to that scene. If `scene` is the thing's own, nothing has changed. */
  | { type: 'broughtToScene'; id: ItemId; scene: SceneId }
  /** A lock opens to a further answer, as Insights proposed. */
  | { type: 'acceptedToo'; id: ItemId; answer: string }
  /** The lock opens to that answer already, or its answer is no longer that of the version that Insights is about. */
  | { type: 'opensAlready'; id: ItemId; answer: string }
  | { type: 'lockChanged'; id: ItemId }
  /** Where a lock's answer is told: nowhere, in a picture (as its creator says), or in the introduction. */
  | { type: 'clueless'; id: ItemId }
  | { type: 'toldByPicture'; id: ItemId }
  | { type: 'toldInIntroduction'; id: ItemId }
  /** Things were cut, and other things lost their links to these. */
  | { type: 'cut' }
  /** Both versions are kept: the open one as a new room, the other where it was. */
  | { type: 'keptBoth'; roomName: string; other: { id: string; roomName: string } }
  /** A new room that was left before its first save has been saved. */
  | { type: 'savedLate'; room: { id: string; roomName: string } }
  /** A version saved in another tab or device replaced the unchanged room. */
  | { type: 'tookNewer' }
  | { type: 'startedFrom'; roomName: string }
  /** The library has changed since the starter room was made. */
  | { type: 'starterUnusable'; roomName: string }
  /** The stored room was inconsistent and was repaired (R1). */
  | { type: 'mended'; warnings: readonly RoomWarning[] }
  | { type: 'coverFailed' }
  | { type: 'failed'; code: BackendErrorCode };
