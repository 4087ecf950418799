import { html, raw } from "hono/html";
import { deliveries, type Payment } from "./protocol.ts";
import { wordsIn } from "./words.ts";

/** The page's only style, allowed by its hash in the content security policy. */
export const style = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1b2430; background: #eef1f4 }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; box-sizing: border-box }
main { background: #fff; border: 1px solid #d5dbe1; border-radius: 8px; inline-size: min(100%, 440px); box-sizing: border-box; padding: 24px }
h1 { font-size: 20px; margin: 0 0 4px } p { margin: 0 0 16px; color: #4a5767 }
.note { background: #fff6d6; color: #5c4700; border-radius: 6px; padding: 10px 12px }
dl { margin: 0 0 16px; display: grid; grid-template-columns: auto 1fr; gap: 6px 16px } dt { color: #4a5767 } dd { margin: 0; text-align: end; overflow-wrap: anywhere }
.state { text-align: end }
.sum { font-size: 24px; font-weight: 700 }
form { display: grid; gap: 10px; margin: 0 0 12px }
button, a.button { font: inherit; font-weight: 600; min-block-size: 48px; border-radius: 6px; border: 1px solid #8894a3; background: #fff; color: #1b2430; cursor: pointer; display: grid; place-items: center; text-decoration: none }
button.pay, a.button { background: #1b5fc2; border-color: #1b5fc2; color: #fff }
:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px }
fieldset { border: 1px solid #d5dbe1; border-radius: 6px; margin: 0; padding: 8px 12px; display: grid } legend { color: #4a5767; font-size: 14px; padding: 0 4px }
label { display: flex; gap: 8px; align-items: center; min-block-size: 32px }
`;

export function paymentPage(payment: Payment, now: Date) {
  const { words, lang, dir } = wordsIn(payment.language);
  const late = payment.state === "open" && new Date(payment.expiresAt) <= now;
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="note">${words.noMoney}</p>
<dl>
<dt>${words.amount}</dt><dd class="sum"><bdi>${payment.currency} ${payment.amount}</bdi></dd>
<dt>${words.reference}</dt><dd><bdi>${payment.reference}</bdi></dd>
</dl>
<p class="state" role="status">${words[payment.state]}</p>
${late ? html`<p class="note">${words.late}</p>` : ""}
${payment.state === "open" ? choices(payment) : afterwards(payment)}
</main>
</body>
</html>`;
}

function choices({ id, language }: Payment) {
  const { words } = wordsIn(language);
  return html`<form method="post" action="/pay/${id}">
<button class="pay" name="outcome" value="succeeded">${words.pay}</button>
<button name="outcome" value="failed">${words.fail}</button>
<button name="outcome" value="cancelled">${words.cancel}</button>
<fieldset><legend>${words.testers}</legend>
${deliveries.map(
  (delivery, index) =>
    html`<label><input type="radio" name="delivery" value="${delivery}"${index === 0 ? raw(" checked") : ""}>${words[delivery]}</label>`,
)}
</fieldset>
</form>`;
}

function afterwards({ id, language, returnUrl }: Payment) {
  const { words } = wordsIn(language);
  return html`<form method="post" action="/pay/${id}/again"><button>${words.again}</button></form>
<a class="button" href="${returnUrl}">${words.back}</a>`;
}

export function unknownPage() {
  const { words } = wordsIn("en");
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words.title}</title><style>${raw(style)}</style></head>
<body><main><h1>${words.title}</h1><p>${words.unknown}</p></main></body></html>`;
}
