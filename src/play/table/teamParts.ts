import type { ButtonProps } from '@chakra-ui/react';
import { type ComponentType, createContext } from 'react';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort, StageHandle } from '../../../game/ports.ts';
import type { ToolButtonProps } from '../toolbar/ToolButton.tsx';

/**
 * The parts of the table that a party's parts use. They are passed as props, since importing them would make more
 * chunks, whose names every page loads.
 */
export interface StageOfTeam {
  port: PlayPort;
  stage: Pick<StageHandle, 'positionAt'>;
  /** Scrolls a part of the room into view. */
  show: (part: PercentRect) => void;
}

/** The parts that a party adds to the table: parts of another chunk, which a play of one player never loads. */
export interface TablePartsOfTeam {
  /** Shows in the upper rail who is there. */
  Rack: ComponentType;
  /**
   * Shows the others in the room and this player's pointer, and handles keys of the stage. Positions are in
   * percent of the stage.
   */
  Company: ComponentType<StageOfTeam>;
  /** Shows over the stage what others do, and the menu of signals. */
  NewsSlip: ComponentType;
  /** Shows what others do while a dialog covers the stage. */
  NewsOverDialog: ComponentType;
  SignalMenu: ComponentType<StageOfTeam>;
  /** Makes the next tap a signal; one of the tools. */
  SignalTool: ComponentType<{ Button: ComponentType<ToolButtonProps> }>;
  /** Opens the settings of company, beside those of sound. */
  CompanyKey: ComponentType;
  /** The marks of the players who are at a place. */
  PlaceMarks: ComponentType<{ place: OpaqueName }>;
  /** The marks of the players who have an entry in their hand. */
  HandMarks: ComponentType<{ entry: OpaqueName }>;
  /** Says who paused, in place of the text for a single player. */
  PausedBy: ComponentType;
  /** Shows who else has the same lock open. */
  LockMates: ComponentType<{ lock: OpaqueName }>;
  /** Parts that a class adds, or shows in place of those of a party. */
  inClass?: TablePartsOfClass;
}

interface TablePartsOfClass {
  /** Shown in place of the pause button: only the teacher pauses (Q5). */
  PauseKey: ComponentType;
  PauseCover: ComponentType;
  /** One line beside the room: the teacher's message, or the team's call for help. */
  TeachersLine: ComponentType;
  /** Calls the teacher. */
  CallKey: ComponentType<ButtonProps>;
}

/** Null in a play of one player. */
export const TeamParts = createContext<TablePartsOfTeam | null>(null);
