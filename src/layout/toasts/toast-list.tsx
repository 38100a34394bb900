import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import {
  type DefaultToastOptions,
  resolveValue,
  type Toast,
  toast,
  useToaster,
} from 'react-hot-toast/headless';
import { alertGlyph } from '../../components/form/error-text';
import { glyphs, Icon } from '../../components/icon';
import * as styles from './toast-list.module.css';

export { toast };

/** Milliseconds (behaviour.md, rule 61). The library itself keeps at most 20 toasts. */
const times: DefaultToastOptions = {
  duration: 4000,
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  removeDelay: 1000,
};

const icons: Partial<Record<Toast['type'], string>> = { success: glyphs.check, error: alertGlyph };

const ToastCard = ({ toast: shown, onClose }: { toast: Toast; onClose: () => void }) => (
  // A dismissed toast stays for its exit animation, out of reach.
  <div className={styles.toast} data-type={shown.type} inert={!shown.visible}>
    <div className={styles.card}>
      {shown.type === 'loading' && <span className={styles.spinner} />}
      {icons[shown.type] && (
        <span className={styles.sign}>
          <Icon path={icons[shown.type] ?? ''} />
        </span>
      )}
      <div className={styles.text}>{resolveValue(shown.message, shown)}</div>
      <button type="button" className={styles.close} onClick={onClose} aria-label={TEXTS.page.closeToast}>
        <Icon path={glyphs.close} />
      </button>
    </div>
  </div>
);

/** The toasts, rendered into the page's live regions. */
export const ToastList = ({ alerts, notes }: { alerts: HTMLElement; notes: HTMLElement }) => {
  const { toasts, handlers } = useToaster(times);
  const { startPause, endPause } = handlers;
  const pausedBy = useRef(new Set<'pointer' | 'focus'>());
  const cameFrom = useRef<HTMLElement | null>(null);
  const isEmpty = toasts.length === 0;

  const pause = (by: 'pointer' | 'focus') => {
    if (pausedBy.current.size === 0) startPause();
    pausedBy.current.add(by);
  };
  const resume = (by: 'pointer' | 'focus') => {
    if (pausedBy.current.delete(by) && pausedBy.current.size === 0) endPause();
  };

  // If the last toast vanishes under the pointer, no leave event follows and later toasts would never expire.
  useEffect(() => {
    if (!isEmpty) return;
    pausedBy.current.clear();
    endPause();
  }, [isEmpty, endPause]);

  // Closing one with the keyboard returns the focus to where it was.
  const close = (id: string) => {
    toast.dismiss(id);
    cameFrom.current?.focus({ preventScroll: true });
    resume('focus');
  };

  const listen = {
    // Touch sends no leave event.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && pause('pointer'),
    onPointerLeave: () => resume('pointer'),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget;
      }
      pause('focus');
    },
    onBlur: () => resume('focus'),
  };

  const cards = (shown: readonly Toast[]) => (
    <div className={styles.stack} {...listen}>
      {shown.map((each) => (
        // A repeated toast is a new element, so that it is announced again.
        <ToastCard key={`${each.id} ${each.createdAt}`} toast={each} onClose={() => close(each.id)} />
      ))}
    </div>
  );

  return (
    <>
      {createPortal(cards(toasts.filter(({ type }) => type === 'error')), alerts)}
      {createPortal(cards(toasts.filter(({ type }) => type !== 'error')), notes)}
    </>
  );
};
