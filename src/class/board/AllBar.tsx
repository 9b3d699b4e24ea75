import { Button, Menu, Text } from '@chakra-ui/react';
import { CircleX, ClockPlus, Lightbulb, MessageSquare, Pause, Play, Presentation } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyField } from '../../rooms/share/CopyField.tsx';
import { ShareDialog } from '../../rooms/share/ShareDialog.tsx';
import { canShareNatively, shareLink } from '../../rooms/share/shareNatively.ts';
import { useSharedAddress } from '../../rooms/share/useSharedAddress.ts';
import { useIsAtLeast, useMedia } from '../../shared/browser/useWindow.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { NOTCH } from '../../shared/page/notch.ts';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { classPath, wallPath } from '../page/classPath.ts';
import { boardText } from '../text/board.ts';
import { teacherText } from '../text/teacher.ts';
import { EndForAll } from './EndForAll.tsx';
import { needsLine } from './needsLine.ts';
import type { Sorting } from './placeTeams.ts';

interface AllBarProps {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onSay: () => void;
  onHint: () => void;
}

/** The teacher's actions on all teams. On phones the bar stays at the lower edge. */
export function AllBar(props: AllBarProps) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const isPhone = !useIsAtLeast('md');
  const isWide = useMedia('@media (min-width: 1101px)');
  // In narrower windows the long labels would wrap into a second row.
  const isShort = !useMedia('@media (min-width: 961px)');
  const [isEnding, setEnding] = useState(false);
  const askForEnd = () => setEnding(true);
  const { bar } = boardText;
  const isPaused = board.state === 'paused';
  const line = needsLine(isOffline);
  return (
    <Panel role="group" aria-label={bar.label} {...(isPhone ? AT_THE_EDGE : IN_LINE)}>
      {isWide && (
        <Text fontWeight="600" textStyle="sm" marginInlineEnd="1">
          {bar.label}
        </Text>
      )}
      <Plate
        material="brass"
        {...line}
        flex={{ mdDown: '1 1 auto' }}
        onClick={() => !isOffline && void order({ type: isPaused ? 'goOn' : 'pause', team: null })}
      >
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {isPaused ? (isShort ? bar.short.goOn : bar.goOn) : isShort ? bar.short.pause : bar.pause}
      </Plate>
      <BarButton
        isOffline={isOffline}
        icon={<ClockPlus aria-hidden />}
        onPress={() => void order({ type: 'giveMinutes', team: null, minutes: 5 })}
      >
        {isShort ? bar.short.more : bar.more}
      </BarButton>
      <BarButton isOffline={false} icon={<MessageSquare aria-hidden />} onPress={props.onSay}>
        {isShort ? bar.short.say : bar.say}
      </BarButton>
      {isWide && (
        <BarButton isOffline={isOffline} icon={<Lightbulb aria-hidden />} onPress={props.onHint}>
          {bar.hint}
        </BarButton>
      )}
      {!isPhone && <WallAndEnd isShort={isShort} onEnd={askForEnd} />}
      <BarMenu {...props} isPhone={isPhone} isWide={isWide} onEnd={askForEnd} />
      {isEnding && <EndForAll onClose={() => setEnding(false)} />}
    </Panel>
  );
}

interface BarButtonProps {
  icon: ReactNode;
  isOffline: boolean;
  onPress: () => void;
  children: ReactNode;
}

function BarButton({ icon, isOffline, onPress, children }: BarButtonProps) {
  return (
    <Button
      variant="outline"
      {...needsLine(isOffline)}
      flex={{ mdDown: '1 1 auto' }}
      paddingX={{ base: '2.5', md: '4' }}
      onClick={() => !isOffline && onPress()}
    >
      {icon}
      {children}
    </Button>
  );
}

function useWallPath(): string {
  const { roomId, sessionId, keys } = useShownClass().board;
  return wallPath({ roomId, sessionId, key: keys.wall });
}

function WallAndEnd({ isShort, onEnd }: { isShort: boolean; onEnd: () => void }) {
  const { isOffline } = useShownClass();
  const path = useWallPath();
  return (
    <>
      <Button asChild variant="outline" marginInlineStart="auto">
        <Link to={path} target="_blank" rel="noreferrer">
          <Presentation aria-hidden /> {isShort ? boardText.bar.short.wall : teacherText.wall}
        </Link>
      </Button>
      <Button
        variant="outline"
        color="fg.error"
        borderColor="border.error"
        {...needsLine(isOffline)}
        onClick={() => !isOffline && onEnd()}
      >
        <CircleX aria-hidden /> {boardText.bar.end}
      </Button>
    </>
  );
}

interface BarMenuProps extends AllBarProps {
  isPhone: boolean;
  isWide: boolean;
  onEnd: () => void;
}

function BarMenu({ sorting, onSort, onHint, isPhone, isWide, onEnd }: BarMenuProps) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  const navigate = useNavigate();
  const path = useWallPath();
  const { origin } = useSharedAddress();
  const { bar } = boardText;
  const { sessionId, settings, roomName } = board;
  const [isSharing, setSharing] = useState(false);
  const shareWall = () => {
    const url = origin + path;
    if (canShareNatively()) void shareLink({ title: roomName, text: teacherText.wall, url });
    else setSharing(true);
  };
  return (
    <>
      <EntriesMenu label={bar.menu}>
        {!isWide && (
          <Menu.Item value="hint" minHeight="11" disabled={isOffline} onClick={onHint}>
            {bar.hint}
          </Menu.Item>
        )}
        {isPhone && (
          <>
            <Menu.Item
              value="order"
              minHeight="11"
              onClick={() => onSort(sorting === 'name' ? 'needs' : 'name')}
            >
              {bar.order(sorting === 'name')}
            </Menu.Item>
            <Menu.Item value="wall" minHeight="11" onClick={shareWall}>
              {bar.shareWall}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          value="late"
          minHeight="11"
          disabled={isOffline}
          onClick={() => void order({ type: 'letLate', mayComeLate: !settings.mayComeLate })}
        >
          {bar.late(settings.mayComeLate)}
        </Menu.Item>
        <Menu.Item value="cards" minHeight="11" onClick={() => navigate(classPath(sessionId, 'cards'))}>
          {bar.cards}
        </Menu.Item>
        <Menu.Item value="results" minHeight="11" onClick={() => navigate(classPath(sessionId, 'results'))}>
          {bar.results}
        </Menu.Item>
        {isPhone && (
          <Menu.Item value="end" minHeight="11" color="fg.error" disabled={isOffline} onClick={onEnd}>
            {bar.end}
          </Menu.Item>
        )}
      </EntriesMenu>
      {isSharing && (
        <ShareDialog title={bar.shareWall} onClose={() => setSharing(false)}>
          <CopyField label={teacherText.wall} value={origin + path} copyLabel={bar.shareWall} />
        </ShareDialog>
      )}
    </>
  );
}

const IN_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2.5',
  bg: 'bg.deep',
  paddingX: '4',
  paddingY: '2',
} as const;

const AT_THE_EDGE = {
  position: 'fixed',
  zIndex: 'docked',
  insetInline: '0',
  bottom: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  bg: 'bg.deep',
  borderRadius: '0',
  borderWidth: '1px 0 0',
  paddingX: '3',
  paddingTop: '2.5',
  paddingBottom: `max(0.625rem, ${NOTCH.bottom})`,
} as const;
