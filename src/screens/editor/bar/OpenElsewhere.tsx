import { Copy } from 'lucide-react';
import { WarningBanner } from '../../../components/WarningBanner.tsx';
import { editorText } from '../../../text/editor.ts';
import { useIsOpenElsewhere } from '../session/useIsOpenElsewhere.ts';

/** Warns while another tab has the same room open. */
export function OpenElsewhere() {
  const isElsewhere = useIsOpenElsewhere();
  return (
    <WarningBanner isShown={isElsewhere}>
      <Copy aria-hidden />
      {editorText.openElsewhere}
    </WarningBanner>
  );
}
