import "server-only";

/** Base words and keyboard walks of common passwords, in lower case. */
const words = `password passwort passcode passw0rd p4ssword p@ssword p@ssw0rd secret letmein welcome login admin administrator
root user username guest test tester testing demo master superman batman spiderman pokemon naruto dragon monkey tiger lion
eagle falcon shadow ninja killer hunter ranger soldier warrior knight princess prince queen king angel sunshine sunflower
flower rainbow butterfly cookie chocolate banana cheese pepper ginger coffee summer winter spring autumn january february
march april june july august september october november december monday friday sunday football basketball baseball
volleyball soccer hockey tennis boxing liverpool chelsea arsenal barcelona madrid manchester juventus lakers warriors
michael jordan daniel andrew joshua matthew jessica ashley jennifer michelle nicole amanda charlie thomas george robert
william anthony maria angela iloveyou loveyou lovely love forever mahal mahalko mahalkita mahalkoto pangarap bahala
pilipinas philippines pinoy pinay manila cebu davao quezon boracay adobo jollibee ganda pogi gwapo kuya ate nanay tatay
diyos jesus jesuschrist godisgood godislove bless blessed amen maryjoseph computer internet windows android iphone samsung
google facebook youtube tiktok twitter instagram messenger mobile legends mobilelegends dota valorant minecraft roblox
fortnite starwars matrix phoenix diamond silver golden gold money cash million billion lucky luckyseven jackpot casino
poker slots bingo winner winners bigwin sinag araw araw-araw trustno freedom whatever nothing something anything hello
helloworld changeme default access server system network security private public company office business hahaha hehehe
blessing family mother father sister brother baby babygirl babyboy sweet sweetheart sweety honey darling friend friends
bestfriend purple orange yellow green black white red blue star stars moon heaven paradise ocean island beach music guitar
dance party happy smile lovelife mylove onelove abc abcd abcde abcdef abcdefg abcdefgh xyz aaa qwe qwer qwert qwerty
qwertyu qwertyui qwertyuiop asd asdf asdfg asdfgh asdfghj asdfghjkl zxc zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx qazwsxedc
qwaszx azerty asdzxc poiuy lkjhg mnbvc`;

/** Common passwords that mix letters and digits and are not a base word with a suffix. */
const mixtures = `a1b2c3d4 a1b2c3d4e5 a1b2c3d4e5f6 a1s2d3f4 a1s2d3f4g5 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1zaq1 xsw2zaq1 1a2b3c4d 1a2b3c4d5e 123qweasd 123qweasdzxc
qwe123asd qweasd123 qweasdzxc123 123abc456 abc123abc abc123def abc123xyz aa123456 aa12345678 a12345678 a123456789
a1234567 12345678a 123456789a 1234567a 1234qwer 12345qwert 123456qwerty 123456abc 1234abcd pass1234word p4ssw0rd123
admin123admin test123test 112233aa 11223344a a11223344 1111111a 00000000a 123123aa abcd1234efgh 147258369a 159753aa
19901990a love4ever 2good4you 4ever21 g0dmode letm3in w3lcome1 m0nkey123 dr4gon123 sup3rman pr1ncess b4seball
f00tball tru5tno1 trustno1 r0ckyou rockyou1 iloveyou4ever mahal143 iloveu143 143iloveyou 143mahal`;

const commonWords = new Set(words.split(/\s+/));
const commonMixtures = new Set(mixtures.split(/\s+/));

/** Maximum number of characters around a base word of a common password: "password2026", "!qwerty12". */
const trimmings = 5;
const fewestDistinct = 4;

/** True for passwords that attackers try first. The list is public. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase();
  const core = folded.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const wordOnly = commonWords.has(core) && folded.length - core.length <= trimmings;
  return wordOnly || commonWords.has(folded) || commonMixtures.has(folded) || new Set(folded).size < fewestDistinct;
}
