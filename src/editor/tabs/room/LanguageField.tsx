import { roomLanguages } from '../../../shared/language/roomLanguages.ts';
import { ChoiceField } from '../../fields/ChoiceField.tsx';
import { useEditorActions } from '../../session/editorContext.ts';
import { scenesText } from '../../text/scenes.ts';

/** The language of the room (M2). */
export function LanguageField({ language }: { language: string }) {
  const { dispatch } = useEditorActions();
  return (
    <ChoiceField
      label={scenesText.language}
      value={language}
      choices={roomLanguages(language)}
      onChoose={(chosen) => dispatch({ type: 'setLanguage', language: chosen })}
      help={scenesText.languageHelp}
    />
  );
}
