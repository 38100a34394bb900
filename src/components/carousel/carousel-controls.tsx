import type { Texts } from '../../content-model/texts/languages';
import { glyphs, Icon } from '../icon';
import * as styles from './carousel.module.css';

const playGlyph = 'M8 5.5v13l10.5-6.5z';
const pauseGlyph = 'M8.5 5.5v13M15.5 5.5v13';

interface ControlsProps {
  texts: Texts['banners'];
  /** The carousel rotates unless pointer or focus pause it. */
  playing: boolean;
  onToggle: () => void;
  arrows: { onLeft: () => void; onRight: () => void } | false;
  /** The next slide is at the left. */
  isRtl: boolean;
}

const Control = ({ label, glyph, onClick }: { label: string; glyph: string; onClick: () => void }) => (
  <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
    <Icon path={glyph} />
  </button>
);

/** The buttons of a running carousel, Pause first, in the order of reading. */
export const CarouselControls = ({ texts, playing, onToggle, arrows, isRtl }: ControlsProps) => {
  const sides = arrows
    ? [
        { glyph: glyphs.left, onClick: arrows.onLeft },
        { glyph: glyphs.right, onClick: arrows.onRight },
      ]
    : [];
  return (
    <div className={styles.controls} data-controls>
      <Control
        label={playing ? texts.pause : texts.play}
        glyph={playing ? pauseGlyph : playGlyph}
        onClick={onToggle}
      />
      {(isRtl ? sides.reverse() : sides).map((side, index) => (
        <Control key={side.glyph} label={index === 0 ? texts.previous : texts.next} {...side} />
      ))}
    </div>
  );
};
