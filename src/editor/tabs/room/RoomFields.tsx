import { isUntitled } from '../../../../core/room/isUntitled.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { ToggleField } from '../../../shared/form/ToggleField.tsx';
import { roomLanguages } from '../../../shared/language/roomLanguages.ts';
import { RoomNumberField } from '../../fields/RoomNumberField.tsx';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { useEditorActions } from '../../session/editorContext.ts';
import { useRoom } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { scenesText } from '../../text/scenes.ts';

/** Name, introduction, time limit, language, and whether help is offered. */
export function RoomFields() {
  const room = useRoom();
  return (
    <>
      <RoomTextField
        label={editorText.room.name}
        value={isUntitled(room.roomName) ? '' : room.roomName}
        placeholder={editorText.bar.untitled}
        limit={LIMITS.roomName}
        toCommand={(roomName) => ({ type: 'setRoomName', roomName })}
      />
      <RoomTextField
        label={editorText.room.introduction}
        value={room.introduction}
        limit={LIMITS.introduction}
        toCommand={(introduction) => ({ type: 'setIntroduction', introduction })}
        help={editorText.room.introductionHelp}
        placeholder={editorText.room.introductionPlaceholder}
        isMultiline
      />
      <div data-time-limit="">
        <RoomNumberField
          label={editorText.room.timeLimit}
          unit={editorText.room.minutes}
          value={room.timeLimit}
          min={LIMITS.timeLimit.min}
          max={LIMITS.timeLimit.max}
          step={1}
          toCommand={(timeLimit) => ({ type: 'setTimeLimit', timeLimit })}
          help={editorText.room.timeLimitHelp}
        />
      </div>
      <LanguageField language={room.language} />
      <HelpField offersHelp={room.offersHelp} />
    </>
  );
}

/** Whether the room offers a hint to players who are stuck (I9). */
function HelpField({ offersHelp }: { offersHelp: boolean }) {
  const { dispatch } = useEditorActions();
  return (
    <ToggleField
      label={editorText.room.offersHelp}
      isOn={offersHelp}
      onToggle={(isOn) => dispatch({ type: 'setOffersHelp', offersHelp: isOn })}
      help={editorText.room.offersHelpHelp}
    />
  );
}

/** The language of the room (M2). */
function LanguageField({ language }: { language: string }) {
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
