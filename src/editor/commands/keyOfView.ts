import type { EditorView } from '../store/editorData.ts';

/** The key of each view. */
export const KEY_OF_VIEW: Readonly<Record<EditorView, string>> = { build: '1', puzzle: '2' };
