import { canvasText } from '../text/canvas.ts';
import { commandsText } from '../text/commands.ts';
import { linkingText } from '../text/linking.ts';
import { showingText } from '../text/showing.ts';

interface ListedShortcut {
  name: string;
  keys: readonly string[];
  /** Alternative keys, where some keyboards lack the first. */
  or?: readonly string[];
  /** The pointer gesture made while the keys are held. */
  gesture?: string;
}

export interface ShortcutPart {
  part: keyof typeof commandsText.parts;
  shortcuts: readonly ListedShortcut[];
}

/** The editor's shortcuts by purpose, in the current language. */
export function listShortcuts(): readonly ShortcutPart[] {
  const { keys, spaceKey, control, shift, alt, click, drag, deleteKey, escapeKey, enterKey, arrowKeys } =
    commandsText;
  return [
    {
      part: 'way',
      shortcuts: [
        { name: keys.commands, keys: [control, 'K'] },
        { name: commandsText.manual, keys: ['?'] },
        { name: keys.next, keys: ['Tab', `${shift}+Tab`] },
        { name: keys.setUp, keys: [enterKey] },
        { name: keys.deselect, keys: [escapeKey] },
        { name: keys.zoom, keys: ['+', '−'] },
        { name: keys.zoomWhole, keys: ['0', `${shift}+0`] },
        { name: keys.pan, keys: [spaceKey], gesture: drag },
        { name: keys.roomAlone, keys: ['R'], or: ['\\'] },
        { name: keys.views, keys: ['1', '2', '3'] },
        { name: keys.scenes, keys: [commandsText.pageUpKey, commandsText.pageDownKey] },
      ],
    },
    {
      part: 'select',
      shortcuts: [
        { name: keys.addToSelection, keys: [shift], gesture: click },
        { name: keys.selectAll, keys: [control, 'A'] },
        { name: keys.nudge, keys: [arrowKeys] },
        { name: keys.nudgeFar, keys: [shift, alt] },
        { name: keys.noSnap, keys: [control], gesture: drag },
        { name: canvasText.group, keys: [control, 'G'] },
        { name: canvasText.ungroup, keys: [control, `${shift}+G`] },
        { name: keys.copyDrag, keys: [alt], gesture: drag },
      ],
    },
    {
      part: 'change',
      shortcuts: [
        { name: keys.undo, keys: [control, 'Z', 'Y'] },
        { name: keys.copy, keys: [control, 'C', 'X', 'V'] },
        { name: keys.lock, keys: ['L'] },
        { name: linkingText.pickKey, keys: ['K'] },
        { name: linkingText.hideIn, keys: ['H'] },
        { name: linkingText.begin, keys: ['B'] },
        { name: keys.duplicate, keys: [control, 'D'] },
        { name: canvasText.nextColor, keys: ['C'] },
        { name: keys.leadTo, keys: ['G'] },
        { name: keys.order, keys: ['F', `${shift}+F`], or: [']', '['] },
        { name: keys.orderByOne, keys: [alt, '↑', '↓'] },
        { name: keys.rename, keys: ['F2'] },
        { name: keys.remove, keys: [deleteKey] },
      ],
    },
    {
      part: 'room',
      shortcuts: [
        { name: keys.save, keys: [control, 'S'] },
        { name: keys.preview, keys: [control, enterKey] },
        { name: keys.nextFinding, keys: [control, 'J'] },
        { name: showingText.escape, keys: [`${shift}+P`] },
      ],
    },
  ];
}
