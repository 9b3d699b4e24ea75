import type { CatalogueEntry, Position } from '../../../core/catalogue/model.ts';
import type { Command, EditRefusal, OrderMove } from '../../../core/edit/command.ts';
import type { Ends, LinkType } from '../../../core/edit/links/linksFor.ts';
import type { Arrangement } from '../../../core/edit/place/arrange.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { ItemConfig, ItemId, SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { GuideLabel, Viewport } from '../../../game/ports.ts';
import type { LongText } from './document/longTexts.ts';
import type { Dragged, EditorAid, EditorSide, EditorTab, EditorView, PaletteList } from './editorData.ts';
import type { StageTool } from './session/stageTool.ts';

/** How a conflict ends: neither version is thrown away unasked. */
export type ConflictChoice = 'keepAsNewRoom' | 'replaceStored' | 'loadStored';

/** What a save or a publication came to; a signed-out creator is led to log in. */
export type SaveOutcome = 'saved' | 'signedOut' | 'failed';

/** Draws the cover, a webp picture as a data URL: the player's view of the room at its start. */
export type DrawCover = () => Promise<string>;

/** What the screen and the stage ask of the open room. */
export interface EditorActions {
  /** Opens a stored room, or without an id the draft of a new one. */
  open: (roomId: string | null) => Promise<void>;
  /** Applies a command; commands of one gesture become one undo step (E2). Answers why it was refused. */
  attempt: (command: Command, gesture?: string) => EditRefusal | null;
  /** The same, and a refusal is told as a notice: for gestures, which have no field to say it at. */
  dispatch: (command: Command, gesture?: string) => EditRefusal | null;
  /** Keeps a text that is over its limit, by the name of its field; null once it fits or was given up. */
  holdText: (field: string, text: LongText | null) => void;
  /** Says that nothing more comes of the gesture under way. */
  endGesture: () => void;
  /** Takes back all commands of a gesture, as if it had never begun: it is no undo step and nothing to save (E2). */
  giveUpGesture: (gesture: string) => void;
  undo: () => void;
  redo: () => void;
  /** Ends what another tool was about. */
  select: (id: ItemId | null) => void;
  /** What a tap takes: a thing and all that is kept together with it, and of these, once they are selected, it alone. What is selected alone is to be set up. */
  tap: (id: ItemId) => void;
  selectMany: (ids: readonly ItemId[]) => void;
  /** All of the scene on the canvas. */
  selectAll: () => void;
  /** By so many percent of the stage, as far as each may move. */
  moveSelected: (by: Position, gesture?: string) => void;
  /** What is selected is selected, moved, copied and deleted as one from then on (E10). */
  keepTogether: () => void;
  letApart: () => void;
  /** All but the door. */
  deleteSelected: (gesture?: string) => void;
  /** Copies beside the originals, which are then selected. */
  duplicateSelected: () => void;
  orderSelected: (move: OrderMove) => void;
  setSelectedLocked: (isPositionLocked: boolean) => void;
  /** Brings what is selected in line, at equal gaps or onto the floor. */
  arrangeSelected: (how: Arrangement) => void;
  /** Into another scene, which is then on the canvas. */
  bringSelectedTo: (scene: SceneId, gesture?: string) => void;
  /** The scene of the strip that what is dragged would go to; null beside the strip. */
  aimAtScene: (scene: SceneId | null) => void;
  /** What was dragged is let go of. */
  letGo: (dragged: Dragged) => void;
  /** What a thing could be to the one it lies on is offered, until something else is done. */
  offerLinks: (id: ItemId) => void;
  /** Copies of the given ones, selected; answers their ids in that order, none where it was refused. */
  duplicate: (ids: readonly ItemId[], gesture?: string) => readonly ItemId[];
  /** Answers what was copied, for the clipboard of the system. */
  copySelected: () => readonly ItemConfig[];
  /** The same, and takes it out of the room. */
  cutSelected: () => readonly ItemConfig[];
  /** Into the scene on the canvas: what was cut here last moves there, anything else is copied. */
  paste: (items: readonly ItemConfig[], isCut?: boolean) => void;
  /** The other half of a combination whose result is still missing; null for none. */
  chooseOtherPart: (id: ItemId, other: ItemId | null) => void;
  setHandling: (isHandling: boolean) => void;
  showGuides: (labels: readonly GuideLabel[]) => void;
  setViewport: (viewport: Viewport) => void;
  /** Shows a door in the place of the room's own, null that one again. */
  tryDoor: (entry: CatalogueEntry | null) => void;
  setTool: (tool: StageTool) => void;
  /** Gives an item to the tool that asks for one. */
  pick: (id: ItemId) => void;
  /** Brings one thing to another: it becomes what it can be to it. Where that is both, `linkAsked` asks which. */
  bring: (ends: Ends) => void;
  /** Says why nothing comes of bringing one thing to another. */
  refuseLink: (ends: Ends, type?: LinkType) => void;
  /** One step that can be undone. */
  link: (ends: Ends, type: LinkType) => void;
  dismissLink: () => void;
  /** Brings a thing to a scene: it leads there. */
  leadTo: (id: ItemId, scene: SceneId) => void;
  /** The clues of a lock fit its present code. */
  keepClues: (lock: ItemId) => void;
  /** Brings another scene onto the canvas. */
  showScene: (scene: SceneId) => void;
  /** The one after it in the room's order, or before, as far as there is one. */
  showNextScene: (by: 1 | -1) => void;
  setActiveTab: (tab: EditorTab) => void;
  showView: (view: EditorView) => void;
  /** Points out the way out on the canvas, or what stands in it (S1, S2); it goes on by itself where that is wanted. */
  showEscape: (isPlaying: boolean) => void;
  /** Points out what a finding is about. */
  showFinding: (finding: Finding) => void;
  /** Goes to a step of what is shown, from 0, and to its scene. */
  showStep: (at: number) => void;
  /** Lets it go on by itself, or holds it. */
  playShowing: (isPlaying: boolean) => void;
  endShowing: () => void;
  openPanel: () => void;
  /** Lets go of what is selected, and shows what is set of the scene. */
  setUpScene: () => void;
  closePanel: () => void;
  /** Draws out the palette or the panel over the room, or puts it away. */
  toggleDrawer: (side: EditorSide) => void;
  closeDrawer: () => void;
  showAid: (aid: EditorAid | null) => void;
  toggleConcealed: (id: ItemId) => void;
  /** Loads the first pages, and the creator's own things. */
  loadCatalogue: () => Promise<void>;
  /** Loads the next page of one of the palette's lists, where there is one. */
  loadMore: (list: PaletteList) => Promise<void>;
  /** Gets to know those of the library's entries that a room is made of. */
  loadEntries: (wanted: { items: readonly string[]; backgrounds: readonly string[] }) => Promise<void>;
  /** Looks again at what the creator has uploaded, as in another tab. */
  refreshOwn: () => Promise<void>;
  loadStarters: (language: string) => Promise<void>;
  /** Asks again for what of the library did not come, as when the network is back. */
  retryLoading: (language: string) => Promise<void>;
  /** Puts a starter room's contents in the present ones' place, as one step that can be undone. */
  startFrom: (recipe: Recipe) => void;
  putCraftAway: () => void;
  loadRooms: () => Promise<void>;
  /** Writes the draft at once, as before leaving the page. */
  flushDraft: () => Promise<void>;
  /** Says whether the browser knows of a network: without one the room stays on the device until it is back. */
  setOnline: (isOnline: boolean) => void;
  /** Tries again to save, as when the network is back. */
  retrySaving: () => void;
  save: (drawCover: DrawCover | null) => Promise<SaveOutcome>;
  /** Asks what the room shall be published with; one that is live as it is has its link shown. */
  askToPublish: () => void;
  /** Whoever may find it is told first, where that changes. */
  publish: (drawCover: DrawCover | null, isListed?: boolean) => Promise<SaveOutcome>;
  unpublish: () => Promise<void>;
  /** Takes over what was saved elsewhere meanwhile, where nothing here is unsaved; answers whether there was something. */
  lookForNewer: () => Promise<boolean>;
  resolveConflict: (choice: ConflictChoice) => Promise<void>;
  /** Begins a new room beside whatever drafts are kept. */
  openFresh: () => Promise<void>;
  /** Throws the draft of a new room away and begins another. */
  startOver: () => Promise<void>;
  /** Saves and lets go of the room, so that the preview may write to its draft: two writers would only meet in a conflict. False where another room was opened meanwhile, or none. */
  releaseToPreview: () => Promise<boolean>;
  dismissNotice: () => void;
  dismissPlanLimit: () => void;
  dismissPublishing: () => void;
  dispose: () => void;
}
