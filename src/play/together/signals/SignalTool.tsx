import { Radar } from 'lucide-react';
import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { togetherText } from '../../text/together.ts';
import type { ToolButtonProps } from '../../toolbar/ToolButton.tsx';
import { useSeated } from '../teamContext.ts';
import { TEAM_KEYS } from './useTeamKeys.ts';

/** Makes the next tap on the stage a signal; dimmed without the live channel, where a press says why. */
export function SignalTool({ Button }: { Button: ComponentType<ToolButtonProps> }) {
  const { company, presence, telling } = useSeated();
  const isArmed = useStore(company, (s) => s.menu?.type === 'armed');
  const isConnected = useStore(presence, (s) => s.isConnected);
  const { signals } = togetherText;
  const { setMenu } = company.getState();

  function press(): void {
    if (isConnected) setMenu(isArmed ? null : { type: 'armed' });
    else telling.getState().tell({ by: null, text: signals.needsLine });
  }

  return (
    <Button
      icon={<Radar aria-hidden />}
      word={signals.tool}
      title={isArmed ? signals.stop : signals.arm}
      shortcut={TEAM_KEYS.signal}
      aria-pressed={isArmed}
      opacity={isConnected ? undefined : '0.55'}
      onClick={press}
    />
  );
}
