// Copying a text. Over plain http a browser has no clipboard for pages, but still the old command on a selection.
export async function copy(text: string): Promise<boolean> {
  if (window.isSecureContext && navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // not allowed: the old way may be
    }
  }
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  (before?.closest('dialog') ?? document.body).append(field); // what is outside an open dialog can't be selected
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
