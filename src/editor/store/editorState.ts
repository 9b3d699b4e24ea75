import type { EditorActions } from './editorActions.ts';
import type { EditorData } from './editorData.ts';

export type EditorState = EditorData & EditorActions;

export interface EditorDeps {
  get: () => EditorState;
  set: (change: Partial<EditorData>) => void;
}
