import type { Command, PositionsById } from '../../../../core/edit/command.ts';
import type { PercentRect } from '../../../../core/room/geometry.ts';
import type { ClientPoint, EditorPort, EditorTool, StageItem, Viewport } from '../../../ports.ts';
import { NO_KEYS, type StagePointer } from '../../../stage/geometry.ts';

/** A square item, ten percent wide, with its top edge in the middle. */
export function createItem(id: string, x: number, overrides: Partial<StageItem> = {}): StageItem {
  return {
    id,
    label: id,
    uri: `/${id}.webp`,
    aspect: 1,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    position: { x, y: 50 },
    width: 10,
    isMovable: true,
    ...overrides,
  };
}

/** A pointer on a stage of 1280 CSS pixels. */
export function at(x: number, y: number, isTouch = false, changes: Partial<StagePointer> = {}): StagePointer {
  return { clientX: x, clientY: y, point: { x, y }, scale: 1, isTouch, keys: NO_KEYS, time: 0, ...changes };
}

/** An editor port that records calls; its items do not change. */
export class NotingPort implements EditorPort {
  commands: [Command, string | undefined][] = [];
  selectedIds: readonly string[] = [];
  viewport: Viewport = { zoom: 1, x: 0, y: 0 };
  setViewport = (viewport: Viewport) => {
    this.viewport = viewport;
  };
  tool: EditorTool = { type: 'select' };
  private gestures = 0;
  private readonly items: readonly StageItem[];
  constructor(items: readonly StageItem[]) {
    this.items = items;
  }
  getState = () => ({
    view: { background: null, items: this.items },
    activeId: this.activeId,
    selectedIds: this.selectedIds,
    tool: this.tool,
    viewport: this.viewport,
    isHandling: false,
  });
  get activeId(): string | null {
    return this.selectedIds.at(-1) ?? null;
  }
  set activeId(id: string | null) {
    this.selectedIds = id === null ? [] : [id];
  }
  subscribe = () => () => {};
  dispatch = (command: Command, gesture?: string) => void this.commands.push([command, gesture]);
  newGesture = () => `gesture ${++this.gestures}`;
  beginDrag = () => this.newGesture();
  ended = 0;
  endGesture = () => void this.ended++;
  givenUp: string[] = [];
  cancelGesture = (gesture: string) => void this.givenUp.push(gesture);
  select = (id: string | null) => {
    this.activeId = id;
  };
  together: readonly string[] = [];
  groupOf = (id: string) => (this.together.includes(id) ? this.together : [id]);
  timesSetUp = 0;
  tap = (id: string) => {
    if (this.selectedIds.join() === id) this.timesSetUp += 1;
    this.activeId = id;
  };
  selectMany = (ids: readonly string[]) => {
    this.selectedIds = ids;
  };
  positionsOf = (ids: readonly string[]) =>
    Object.fromEntries(
      this.items.filter(({ id }) => ids.includes(id)).map(({ id, position }) => [id, position]),
    );
  duplicate = (ids: readonly string[], gesture: string) => {
    const copies = ids.map((id) => `copy of ${id}`);
    ids.forEach((id, place) => {
      this.dispatch({ type: 'duplicateItem', id, newId: copies[place] ?? '' }, gesture);
    });
    this.selectedIds = copies;
    return copies;
  };
  moveSelected = () => {};
  deleteSelected = (gesture?: string) => {
    for (const id of this.selectedIds) this.dispatch({ type: 'deleteItem', id }, gesture);
  };
  setHandling = () => {};
  showGuides = () => {};
  hasSingleKeys = () => true;
  aimedAt: (ClientPoint | null)[] = [];
  aim = (at: ClientPoint | null) => void this.aimedAt.push(at);
  letGoOf: { ids: readonly string[]; from: PositionsById }[] = [];
  dropItems = ({ ids, from }: { ids: readonly string[]; from: PositionsById }) =>
    void this.letGoOf.push({ ids, from });
  picked: string[] = [];
  pick = (id: string) => void this.picked.push(id);
  addSpot = (rect: PercentRect, gesture: string) => {
    this.dispatch({ type: 'addSpot', id: 'spot', shape: 'ellipse', name: 'Spot', rect }, gesture);
    return 'spot';
  };
}
